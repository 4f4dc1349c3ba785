/** Times of appointments are whole steps of so many minutes: a taken time is kept step by step. */
export const STEP_MINUTES = 5;

/** A part of a day when the agency receives, in minutes since midnight as the clock shows them. */
export interface OpenWindow {
  from: number;
  to: number;
}

const TIME = String.raw`(\d{1,2})(?:\s*[h:]\s*(\d{2})?)`;
const WINDOW = new RegExp(`^${TIME}\\s*[-–—à]\\s*${TIME}$`);

/**
 * The hours of a day as the owner writes them: `9h-12h, 14h-18h30`, `09:00-18:00`, nothing for a closed day.
 * Undefined where they cannot be read, overlap, or are not in order.
 */
export function readHours(text: string): OpenWindow[] | undefined {
  const parts = text
    .split(/[,;]|\bet\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const windows = parts.map(readWindow);
  const inOrder = windows.every(
    (window, index) => window && window.from < window.to && (windows[index - 1]?.to ?? 0) <= window.from,
  );
  return inOrder ? (windows as OpenWindow[]) : undefined;
}

function readWindow(text: string): OpenWindow | undefined {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = WINDOW.exec(text) ?? [];
  const from = minutesOf(Number(fromHour), Number(fromMinute));
  const to = minutesOf(Number(toHour), Number(toMinute));
  return from === undefined || to === undefined ? undefined : { from, to };
}

function minutesOf(hour: number, minute: number): number | undefined {
  const isTime = hour < 24 && minute < 60 && minute % STEP_MINUTES === 0;
  return isTime ? hour * 60 + minute : undefined;
}
