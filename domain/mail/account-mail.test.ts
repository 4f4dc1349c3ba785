import { expect, test } from 'vitest';
import { type AccountEvent, accountMail } from './account-mail.ts';

const setting = {
  to: 'lea@x.example',
  agency: { name: 'Atelier\nVitrine', email: 'bonjour@x.example' },
  now: new Date('2025-06-01T12:00:00Z'),
};
const events: AccountEvent[] = [
  { kind: 'password-changed' },
  { kind: 'password-by-link' },
  { kind: 'second-factor-on' },
  { kind: 'second-factor-off' },
  { kind: 'new-device', browser: 'Firefox, Windows' },
  { kind: 'new-device', browser: '' },
  { kind: 'link-made', by: 'marie@x.example' },
];

test.each(events)('[TRUST-29] the mail about %j says what happened and when, and has no link', (event) => {
  const mail = accountMail(event, setting);
  expect(mail.to).toBe('lea@x.example');
  expect(mail.subject).toMatch(/^\[COMPTE\] .+ \(Atelier Vitrine\)$/);
  expect(mail.text).toContain('01/06/2025 14:00:00');
  expect(mail.text).not.toMatch(/https?:|www\.|href|token/);
  expect(mail.fields.message).toBe(mail.text);
});

test('[TRUST-29] it names the browser, or the owner who made a link', () => {
  const textOf = (event: AccountEvent) => accountMail(event, setting).text;
  expect(textOf({ kind: 'new-device', browser: 'Firefox, Windows' })).toContain('Firefox, Windows');
  expect(textOf({ kind: 'new-device', browser: '' })).toContain('inconnu');
  expect(textOf({ kind: 'link-made', by: 'marie@x.example' })).toContain('marie@x.example');
});
