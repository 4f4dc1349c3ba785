import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('French and English are drawn as they are, but for the thin space', () => {
  expect(printable('Été « œuvre » : 5\u202f320\u00a0€ × 1,2 − l’ami…')).toBe(
    'Été « œuvre » : 5\u00a0320\u00a0€ × 1,2 − l’ami…',
  );
});

test('other letters lose their marks, other alphabets become question marks', () => {
  expect(printable('Łódź ő\u200b → Жук 🐈')).toBe('?ódz o ? ??? ?');
});
