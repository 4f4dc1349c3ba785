import { expect, test } from 'vitest';
import { contactPrefill } from './contact-prefill.ts';

const text = 'La formule {plan} à {price}, s’il vous plaît.';
const prefill = (query: string) => contactPrefill(new URLSearchParams(query), text);

test('plan and price choose hosting and bring the message along, else one made from the managed text', () => {
  expect(prefill('plan=Business&price=20€&message=Bonjour')).toEqual({
    projectType: 'hebergement',
    message: 'Bonjour',
  });
  expect(prefill('plan=$1&price=$&')).toMatchObject({ message: 'La formule $1 à $, s’il vous plaît.' });
});

test('a plan of another trade names its kind of project', () => {
  expect(prefill('plan=Pro&price=99€&type=maintenance').projectType).toBe('maintenance');
  expect(prefill('plan=Pro&price=99€&type=xyz').projectType).toBe('hebergement');
});

test.each(['', 'plan=Business&message=x', 'price=20€&message=x', 'message=x', 'plan=&price=20€'])(
  '%j fills nothing in',
  (query) => expect(prefill(query)).toEqual({ projectType: '', message: '' }),
);
