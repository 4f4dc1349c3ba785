/** Fast at first, slow at the end: from 0 at 0 to 1 at 1. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
