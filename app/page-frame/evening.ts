import { isEvening } from '../site/shell/evening-script.ts';

/** In the place of an hour that nobody has written yet. */
const UNTOLD = '…';

/** The announcement has two texts in one place: in the evening one sees the same of them here as on the site. */
export function beginMoment(): void {
  if (isEvening(new Date())) document.documentElement.dataset.evening = 'told';
}

/** Of a field that is asked for, the text is seen, whatever the hour. */
export function showMomentOf(field: string): void {
  if (!field.startsWith('common.announcement.')) return;
  const { dataset } = document.documentElement;
  if (field.startsWith('common.announcement.evening.')) dataset.evening = 'asked';
  else delete dataset.evening;
}

/** As the site does it by a script of its own. */
export function tellTime(): void {
  const time = new Date().toTimeString().slice(0, 'hh:mm'.length);
  for (const clock of document.querySelectorAll('[data-clock]'))
    if (clock.textContent === UNTOLD) clock.textContent = time;
}
