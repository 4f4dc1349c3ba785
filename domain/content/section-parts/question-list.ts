import { z } from 'zod';
import { group, list, richText, text } from './fields.ts';

export const question = z.object({ question: text(), answer: richText() });

export const questionList = (title = 'Vos questions') => group({ title: text(title), items: list(question) });
