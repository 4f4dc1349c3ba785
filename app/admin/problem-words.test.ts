import { expect, test } from 'vitest';
import type { FieldProblem } from '#domain/content/field-problem.ts';
import { problemWords } from './problem-words.ts';

test.each<[Omit<FieldProblem, 'path'>, string]>([
  [{ code: 'too-long', limit: 60 }, 'Ce texte est trop long\u00a0: 60 caractères au plus.'],
  [{ code: 'empty' }, 'Ce champ ne peut pas rester vide\u00a0: écrivez-y quelque chose.'],
  [{ code: 'wrong-kind', expected: 'int' }, 'Écrivez un nombre entier, sans virgule.'],
  [{ code: 'wrong-kind', expected: 'never' }, 'Cette valeur n’est pas celle attendue.'],
  [{ code: 'too-small', limit: 1 }, 'Ce nombre est trop petit\u00a0: 1 au moins.'],
  [{ code: 'too-large', limit: 5 }, 'Ce nombre est trop grand\u00a0: 5 au plus.'],
  [{ code: 'not-a-choice', choices: ['a', 'b'] }, 'Choisissez parmi\u00a0: a, b.'],
  [{ code: 'unsafe-address' }, 'Cette adresse n’est pas permise.'],
])('%o is said in French, with the limit where there is one', (problem, sentence) => {
  expect(problemWords({ path: 'hero.title', ...problem })).toBe(sentence);
});
