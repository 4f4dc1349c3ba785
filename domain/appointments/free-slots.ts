import { holidayOn } from '../public-holidays.ts';
import { parisClock, parisMoment, repeatedHour } from '../publishing/paris-moment.ts';
import type { Agenda } from './agenda.schema.ts';
import { type OpenWindow, readHours, STEP_MINUTES } from './hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A meeting that stands: from its first moment to the one when it is over. */
export interface Meeting {
  start: Date;
  end: Date;
}

/** A day with the times that can still be had, each as its first moment. */
export interface FreeDay {
  /** `2026-11-19`, in France. */
  date: string;
  starts: Date[];
}

/** Every day of the coming weeks, also those without a free time, with what can still be had. */
export function freeDays(agenda: Agenda, taken: readonly Meeting[], now: Date): FreeDay[] {
  const today = Temporal.PlainDate.from(parisClock(now).date);
  return Array.from({ length: agenda.daysAhead + 1 }, (_, days) => {
    const date = today.add({ days }).toString();
    return { date, starts: freeStarts(agenda, date, taken, now) };
  });
}

/** Whether a time can be had: one that the agenda offers, far enough ahead, that nobody has. */
export function isFree(agenda: Agenda, start: Date, taken: readonly Meeting[], now: Date): boolean {
  const { date } = parisClock(start);
  const ahead = Temporal.PlainDate.from(parisClock(now).date).until(date, { largestUnit: 'days' }).days;
  if (ahead > agenda.daysAhead) return false;
  return freeStarts(agenda, date, taken, now).some((free) => free.getTime() === start.getTime());
}

function freeStarts(agenda: Agenda, date: string, taken: readonly Meeting[], now: Date): Date[] {
  const earliest = now.getTime() + agenda.noticeHours * HOUR_MS;
  return startsOn(agenda, date).filter((start) => {
    const meeting = meetingAt(start, agenda.lengthMinutes);
    return (
      start.getTime() >= earliest &&
      start.getTime() > now.getTime() &&
      !taken.some((other) => other.start < meeting.end && meeting.start < other.end)
    );
  });
}

/** A meeting of so many minutes, whatever the clocks do meanwhile. */
export function meetingAt(start: Date, lengthMinutes: number): Meeting {
  return { start, end: new Date(start.getTime() + lengthMinutes * MINUTE_MS) };
}

/**
 * The times that a day offers. They follow each other in real time, so that none lies in the hour that spring
 * skips and none overlaps another; of the hour that autumn repeats only the first is offered, because a clock
 * cannot tell the second from it.
 */
export function startsOn(agenda: Agenda, date: string): Date[] {
  if (!agenda.open || isClosed(agenda, date)) return [];
  return openWindows(agenda, date).flatMap((window) => startsWithin(agenda, date, window));
}

function startsWithin({ lengthMinutes }: Agenda, date: string, { from, to }: OpenWindow): Date[] {
  const [first, last] = [momentOf(date, from), momentOf(date, to)];
  const length = lengthMinutes * MINUTE_MS;
  const count = Math.max(0, Math.floor((last - first) / length));
  return Array.from({ length: count }, (_, index) => new Date(first + index * length)).filter(
    (start) => repeatedHour(start) !== 'second',
  );
}

/** When a clock in France shows this minute of the day; where it skips it, when it goes on. */
function momentOf(date: string, minutes: number): number {
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const moment = parisMoment(date, time.join(':'));
  return moment instanceof Date ? moment.getTime() : momentOf(date, minutes + STEP_MINUTES);
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function openWindows(agenda: Agenda, date: string): OpenWindow[] {
  const weekday = weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] as (typeof weekdays)[number];
  return readHours(agenda.weekdays[weekday]) ?? [];
}

function isClosed({ closedOn, closedDays }: Agenda, date: string): boolean {
  const holiday = holidayOn(date);
  return (
    (holiday !== undefined && closedOn[holiday]) ||
    closedDays.some(({ from, to }) => from !== '' && from <= date && date <= (to || from))
  );
}

/** The steps of time that a meeting takes: no two meetings may have one in common. */
export function stepsOf({ start, end }: Meeting): Date[] {
  const step = STEP_MINUTES * MINUTE_MS;
  const count = Math.ceil((end.getTime() - start.getTime()) / step);
  return Array.from({ length: count }, (_, index) => new Date(start.getTime() + index * step));
}
