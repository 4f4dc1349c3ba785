import { expect, test } from 'vitest';
import { whyGuessable, wordsOfSite } from './guessable-password.ts';

const own = wordsOfSite({
  email: 'a@example.com',
  agency: ['Atelier Vitrine', '03 53 01 24 68', '12 rue de la Clef', '59800 Lille'],
  siteUrl: 'https://www.boulangerie-durand.fr',
});

test.each([
  ['password1234', 'common'],
  ['Password1234!', 'common'],
  ['P@ssw0rd2024', 'common'],
  ['p.a.s.s.w.o.r.d.', 'common'],
  ['motdepasse2025', 'common'],
  ['Mot de passe 1', 'common'],
  ['mon mot de passe secret', 'common'],
  ['thisismypassword', 'common'],
  ['passwordpassword', 'common'],
  ['password123abc', 'common'],
  ['administrator', 'common'],
  ['iloveyouforever', 'common'],
  ['jean-marie-1985', 'common'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['            ', 'repeated'],
  ['............', 'repeated'],
  ['abcabcabcabcabc', 'repeated'],
  ['xkqzxkqzxkqz', 'repeated'],
  ['123456789012', 'repeated'],
  ['987654321098', 'repeated'],
  ['azertyuiopqsdf', 'repeated'],
  ['1q2w3e4r5t6y', 'repeated'],
  ['qwertyuiop123', 'repeated'],
  ['éééééééééééé', 'repeated'],
  ['vitrine12345', 'own'],
  ['V1tr1ne!2026', 'own'],
  ['AtelierVitrine', 'own'],
  ['a@example.com', 'own'],
  ['Example-example-1', 'own'],
  ['boulangerie-durand-2026', 'own'],
  ['03 53 01 24 68', 'own'],
  ['0353012468!!', 'own'],
  ['12 rue de la Clef', 'own'],
  ['Lille-59800-2026', 'own'],
])('[TRUST-23] %j is refused: %s', (password, why) => {
  expect(whyGuessable(password, own)).toBe(why);
});

test.each([
  'un mot de passe solide',
  'une phrase toute neuve',
  'un autre mot de passe',
  'trois chats mangent des nouilles',
  'le pain de la vitrine est encore chaud',
  'soleil dragon princesse chocolat',
  'xK29vQ81mzPw',
  '8Fj#2!pQz&7L',
  'qT7-bN4-zR9-wK2',
  '83746291827364',
  'Correct-horse-battery-9',
  'パスワードはとても長いです',
])('[TRUST-23] %j is taken', (password) => {
  expect(whyGuessable(password, own)).toBeUndefined();
});

test('what is short of letters in a name is no word of the site', () => {
  expect(
    wordsOfSite({ email: 'al@b.fr', agency: ['Le Bel & Co'], siteUrl: 'http://localhost:3000' }),
  ).toEqual(['vitrine', 'al@bfr', 'bel', 'localhost', 'lebelco']);
});

test('the longest password is looked at in no time', () => {
  const begun = performance.now();
  for (const text of ['a', 'ab', 'p', 'motdepass', '1', '!'])
    whyGuessable(text.repeat(1000).slice(0, 1000), own);
  expect(performance.now() - begun).toBeLessThan(2000);
});
