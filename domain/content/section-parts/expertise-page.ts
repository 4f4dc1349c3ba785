import { z } from 'zod';
import { caseStudy, group, list, longText, text } from './fields.ts';
import { hero, titledText } from './page-intro.ts';
import { questionList } from './question-list.ts';

const point = z.object({ title: text(), description: longText() });

/** What the page of one expertise shows. */
export const expertiseFields = (title: string) => ({
  title: text(title),
  hero: hero(title),
  introduction: titledText(),
  benefits: group({ title: text('Ce que vous y gagnez'), items: list(point) }),
  process: group({ title: text('Comment nous travaillons'), steps: list(point) }),
  closing: group({
    title: text('Parlons de votre projet'),
    description: longText(),
    button: text('Nous écrire'),
    backLabel: text('Toutes nos expertises'),
  }),
  caseStudy: caseStudy(),
});

/** What an expertise page adds below its main content. None of it repeats a field above. */
export const expertiseDetailFields = {
  technologies: group({
    title: text('Les outils que nous utilisons'),
    items: list(z.object({ name: text(), description: longText() })),
  }),
  references: group({
    title: text('Ils s’en servent tous les jours'),
    items: list(z.object({ client: text(), city: text(), description: longText() })),
  }),
  faq: questionList(),
};
