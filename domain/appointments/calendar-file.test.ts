import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'l1@agency.example',
  sequence: 0,
  isCancelled: false,
  start: new Date('2026-11-19T09:00:00Z'),
  end: new Date('2026-11-19T09:30:00Z'),
  summary: 'Rendez-vous, Atelier; Vitrine',
  description: 'Bonjour\nà jeudi',
  location: 'Lille',
  url: 'https://agency.example/rendez-vous/t',
  organizer: { name: 'Atelier "Vitrine"', address: 'hello@agency.example' },
  attendee: 'jane@example.com',
  stamp: new Date('2026-11-18T08:00:00Z'),
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('[APPOINT-08] a calendar file names the meeting by its time in Paris, its length, its id and its version', () => {
  const { method, content } = calendarFile(event);
  expect(method).toBe('REQUEST');
  expect(unfolded(content)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'TZID:Europe/Paris',
      'UID:l1@agency.example',
      'SEQUENCE:0',
      'DTSTAMP:20261118T080000Z',
      'DTSTART;TZID=Europe/Paris:20261119T100000',
      'DURATION:PT30M',
      'SUMMARY:Rendez-vous\\, Atelier\\; Vitrine',
      'DESCRIPTION:Bonjour\\nà jeudi',
      `ORGANIZER;CN="Atelier 'Vitrine'":mailto:hello@agency.example`,
      'STATUS:CONFIRMED',
    ]),
  );
});

test('[APPOINT-08] a summer time is that of the summer clock, and a cancelled meeting says so', () => {
  const summer = { ...event, start: new Date('2026-07-02T08:00:00Z'), end: new Date('2026-07-02T09:00:00Z') };
  const { method, content } = calendarFile({ ...summer, sequence: 2, isCancelled: true });
  expect(method).toBe('CANCEL');
  expect(unfolded(content)).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      'DTSTART;TZID=Europe/Paris:20260702T100000',
      'DURATION:PT60M',
    ]),
  );
});

test('[APPOINT-08] lines end as the format says, are at most 75 octets long, and nothing typed begins a new one', () => {
  const { content } = calendarFile({ ...event, summary: `${'é'.repeat(90)}\r\nATTENDEE:mailto:x@y.example` });
  const lines = content.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(content.replaceAll('\r\n', '')).not.toContain('\n');
  expect(unfolded(content).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
});
