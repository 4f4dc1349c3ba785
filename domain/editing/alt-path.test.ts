import { expect, test } from 'vitest';
import { sectionSchemas } from '../content/sections.ts';
import { altPathOf } from './alt-path.ts';
import { describeSchema } from './describe.ts';

test('the words of an image stand beside it, where a section has them', () => {
  const of = (section: 'common' | 'maintenance' | 'agency', path: string) =>
    altPathOf(describeSchema(sectionSchemas[section]), path);
  expect(of('maintenance', 'panels.1.image')).toBe('panels.1.alt');
  expect(of('common', 'partners.items.0.logo')).toBe('partners.items.0.alt');
  expect(of('agency', 'team.members.0.image')).toBeUndefined();
  expect(of('agency', 'image')).toBeUndefined();
});
