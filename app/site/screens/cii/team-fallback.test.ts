import { expect, test, vi } from 'vitest';
import { type SectionContent, sectionSchemas } from '#domain/content/sections.ts';
import { teamOrFrench } from './team-fallback.ts';

type Cii = SectionContent<'cii'>;

const member = (name: string) => ({ name, role: 'Rôle', image: '/images/a.webp' });
const nobody = sectionSchemas.cii.parse({}).team;
const english: Cii['team'] = { title: 'Team', subtitle: 'Us', members: [member('Ann')] };
const french: Cii['team'] = { title: 'Équipe', subtitle: 'Nous', members: [member('Marie Dupont')] };

/** What the page gets when the French team is read like this. */
async function teamFor(team: Cii['team'], read: () => Promise<Cii['team']>) {
  const readFrench = vi.fn(read);
  const logged: string[] = [];
  const log = { error: (_: object, message: string) => void logged.push(message) };
  const { team: shown, failure } = await teamOrFrench(team, { readFrench, log });
  return { shown, failure, reads: readFrench.mock.calls.length, logged };
}

const content = (team: Cii['team']) => async () => team;

test('[TEAM-03] a team of its own is shown, and no other is read', async () => {
  const { shown, reads } = await teamFor(english, content(french));
  expect(shown).toBe(english);
  expect(reads).toBe(0);
});

test('[TEAM-03] [TEAM-04] [CII-19] where nobody is named the French team is shown', async () => {
  const { shown, failure, reads, logged } = await teamFor(nobody, content(french));
  expect(shown).toEqual(french);
  expect(reads).toBe(1);
  expect([failure, logged]).toEqual([undefined, []]);
});

test('[TEAM-04] [CII-19] French content without a team is logged and leaves the default texts', async () => {
  const { shown, failure, logged } = await teamFor(nobody, content(nobody));
  expect(shown).toEqual(nobody);
  expect([failure, ...logged]).toEqual(Array(2).fill('Failed to load fallback CII content'));
});

test('[TEAM-04] [CII-19] French content that cannot be read is logged and leaves the default texts', async () => {
  const { shown, failure, logged } = await teamFor(nobody, () =>
    Promise.reject(new Error('the disk is gone')),
  );
  expect(shown).toEqual(nobody);
  expect([failure, ...logged]).toEqual(Array(2).fill('Error loading fallback CII content'));
});
