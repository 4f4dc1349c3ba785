import { expect, test } from 'vitest';
import { type Perspective, perspectiveText, readPerspective } from './perspective.ts';

test.each<Perspective>([
  { kind: 'working' },
  { kind: 'publication', id: '5f0c6b1e-0000-4000-8000-000000000000' },
  { kind: 'at', time: new Date('2026-01-01T00:00:00+01:00') },
])('a perspective is read as it was written: %j', (perspective) => {
  expect(readPerspective(perspectiveText(perspective))).toEqual(perspective);
});

test.each([
  '',
  'published',
  'Working',
  'publication:',
  'publication:a b',
  'at:',
  'at:tomorrow',
  'at:+012026-01-01T00:00:00Z',
  'working\n',
])('anything else is none: %j', (text) => expect(readPerspective(text)).toBeUndefined());
