import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemWords } from './problem-words.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: problemWords }).error?.issues[0]?.message;

test('what is wrong is said in French, with the limit where there is one', () => {
  expect(said(z.string().max(60), 'x'.repeat(61))).toBe(
    'Ce texte est trop long\u00a0: 60 caractères au plus.',
  );
  expect(said(z.string().min(1), '')).toBe('Ce champ ne peut pas rester vide.');
  expect(said(z.number().int(), 1.5)).toBe('Écrivez un nombre entier, sans virgule.');
  expect(said(z.number().min(1), 0)).toBe('Ce nombre est trop petit\u00a0: 1 au moins.');
  expect(said(z.number().max(5), 6)).toBe('Ce nombre est trop grand\u00a0: 5 au plus.');
  expect(said(z.string(), 7)).toBe('Écrivez un texte.');
  expect(said(z.enum(['a', 'b']), 'c')).toBe('Choisissez parmi\u00a0: a, b.');
  expect(said(z.string().regex(/^a$/), 'b')).toBe('Ce texte n’a pas la forme attendue.');
  expect(
    said(
      z.custom(() => false),
      1,
    ),
  ).toBe('Cette valeur n’est pas acceptée.');
});
