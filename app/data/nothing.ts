import { nothingThere } from './answer.ts';

export const loader = nothingThere;
