import { type CalendarFile, headerLine } from '../mail/mail.ts';
import type { Meeting } from './free-slots.ts';
import { slotOf } from './slot.ts';

/** A meeting as calendars take it: the same `uid` for good, a higher `sequence` after each change. */
export interface CalendarEvent extends Meeting {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  summary: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; address: string };
  /** Whom it is sent to. */
  attendee: string;
  /** When this version of it was written. */
  stamp: Date;
}

/**
 * The rule of the clock in France since 1996. Calendars that know `Europe/Paris` take their own; the others
 * read it here.
 */
const PARIS_RULES = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** RFC 5545. A duration and no end: between two clock times the clock itself may change, the length does not. */
export function calendarFile(event: CalendarEvent): CalendarFile {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Appointments//FR',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...PARIS_RULES,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART;TZID=Europe/Paris:${slotOf(event.start).replace(/[-:]/g, '')}00`,
    `DURATION:PT${Math.round((event.end.getTime() - event.start.getTime()) / 60_000)}M`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.address}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.attendee}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: lines.map((line) => `${folded(line)}\r\n`).join('') };
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A text, in which a comma, a semicolon or a line break would end it. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** The value of a parameter: no quotation mark can stand in it. */
function quoted(text: string): string {
  return `"${headerLine(text).replaceAll('"', "'")}"`;
}

const LINE_OCTETS = 75;
const octets = new TextEncoder();

/** A line of at most 75 octets; what is longer goes on in the next, after a blank. No character is cut. */
function folded(line: string): string {
  const parts = [''];
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > LINE_OCTETS) {
      parts.push('');
      length = 1;
    }
    parts[parts.length - 1] += character;
    length += size;
  }
  return parts.join('\r\n ');
}
