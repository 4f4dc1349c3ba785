import { expect, test } from 'vitest';
import { sectionSchemas } from '../content/sections.ts';
import { altPathOf, imagePathOf } from './alt-path.ts';
import { describeSchema } from './describe.ts';

test('the words of an image stand beside it, where a section has them', () => {
  const of = (section: 'common' | 'maintenance' | 'agency', path: string) =>
    altPathOf(describeSchema(sectionSchemas[section]), path);
  expect(of('maintenance', 'panels.1.image')).toBe('panels.1.alt');
  expect(of('common', 'partners.items.0.logo')).toBe('partners.items.0.alt');
  expect(of('agency', 'team.members.0.image')).toBeUndefined();
  expect(of('agency', 'image')).toBeUndefined();
});

test('[EDIT-82] the image that words tell of stands beside them, whatever it is called', () => {
  const of = (section: 'common' | 'maintenance' | 'agency', path: string) =>
    imagePathOf(describeSchema(sectionSchemas[section]), path);
  expect(of('maintenance', 'panels.1.alt')).toBe('panels.1.image');
  expect(of('common', 'partners.items.0.alt')).toBe('partners.items.0.logo');
  expect(of('maintenance', 'panels.1.title')).toBeUndefined();
  expect(of('agency', 'alt')).toBeUndefined();
});
