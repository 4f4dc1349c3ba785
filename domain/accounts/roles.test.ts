import { expect, test } from 'vitest';
import { addressRights, askedText, rightFor } from './address-rights.ts';
import { entrance, may, readStanding, rights, standingName, standings } from './roles.ts';

const allowed = (name: string) => {
  const standing = readStanding(name);
  return standing && rights.filter((right) => may(standing, right));
};

test('[ROLE-02] an owner may everything, an editor writes, a reader reads messages; publishing is a mark on an editor', () => {
  expect(allowed('owner')).toEqual([...rights]);
  expect(allowed('editor+publish')).toEqual(['self', 'words', 'publish']);
  expect(allowed('editor')).toEqual(['self', 'words']);
  expect(allowed('reader')).toEqual(['self', 'messages']);
  // The mark counts for editors only.
  expect(may({ role: 'reader', mayPublish: true }, 'publish')).toBe(false);
  expect(may({ role: 'owner', mayPublish: false }, 'publish')).toBe(true);
});

test('[ROLE-02] a role is read from a form as it was written, and from nothing else', () => {
  for (const name of standings) {
    const standing = readStanding(name);
    expect(standing && standingName(standing)).toBe(name);
  }
  for (const odd of ['', 'Owner', 'owner+publish', 'reader+publish', 'editor+', '__proto__', 'constructor'])
    expect([odd, readStanding(odd)]).toEqual([odd, undefined]);
});

test('[ROLE-02] everybody comes in where they may be', () => {
  expect(
    standings.map((name) => entrance(readStanding(name) ?? { role: 'reader', mayPublish: false })),
  ).toEqual(['', '', '', 'inbox']);
});

test.each([
  [{ pattern: '/admin/inbox', method: 'HEAD' }, 'messages', 'GET /admin/inbox'],
  [{ pattern: 'en/admin/inbox', method: 'GET' }, 'messages', 'GET /admin/inbox'],
  [{ pattern: 'admin/inbox/:box', method: 'POST', intent: 'erase' }, 'leads', 'POST erase /admin/inbox/:box'],
  [{ pattern: 'admin/inbox', method: 'POST', intent: '__proto__' }, 'team', 'POST __proto__ /admin/inbox'],
  [{ pattern: 'admin/inbox', method: 'DELETE' }, 'team', 'DELETE /admin/inbox'],
  [{ pattern: 'admin/redirects', method: 'POST', intent: 'any' }, 'words', 'POST any /admin/redirects'],
  [
    { pattern: 'api/content/:language/:section', method: 'PATCH' },
    'publish',
    'PATCH /api/content/:language/:section',
  ],
  [{ pattern: 'api/never-written-down', method: 'GET' }, 'team', 'GET /api/never-written-down'],
  [{ pattern: 'constructor', method: 'GET' }, 'team', 'GET /constructor'],
])('[ROLE-03] %j asks for the right %s; what has no row is the owner’s', (asked, right, text) => {
  expect([rightFor(asked), askedText(asked)]).toEqual([right, text]);
});

test('[ROLE-03] every right of the table exists', () => {
  const asked = Object.values(addressRights).flatMap((row) =>
    typeof row === 'string' ? row : Object.values(row),
  );
  expect([...new Set(asked)].filter((right) => !rights.includes(right))).toEqual([]);
});
