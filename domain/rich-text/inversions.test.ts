import { expect, test } from 'vitest';
import { splitInversions } from './inversions.ts';

test.for([
  ['Combien de temps faut-il ?', ['Combien de temps ', 'faut-il', ' ?']],
  ['Y a-t-il un plafond ?', ['Y ', 'a-t-il', ' un plafond ?']],
  ['Qu’est-ce que le CII ?', ['', 'Qu’est-ce', ' que le CII ?']],
  ['Êtes-vous prêt ? Allez-vous vite ?', ['', 'Êtes-vous', ' prêt ? ', 'Allez-vous', ' vite ?']],
  ['Un rendez-vousier, un porte-ilot, e-commerce', ['Un rendez-vousier, un porte-ilot, e-commerce']],
] as const)('[WAY-31] the inversions of « %s »', ([text, parts]) => {
  expect(splitInversions(text)).toEqual(parts);
});
