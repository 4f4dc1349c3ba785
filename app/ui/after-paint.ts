import { inNextTask } from './next-task.ts';

/**
 * For what changes the look of the whole page: the browser first shows that it has heard the visitor, and
 * a slow telephone works on the rest afterwards.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => inNextTask(act));
}
