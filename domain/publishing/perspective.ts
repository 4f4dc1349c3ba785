/** Which state of the site a reader sees; visitors see what is published. */
export type Perspective =
  /** Everything that is written and not published, laid over what is. */
  | { kind: 'working' }
  /** One publication that waits, laid over what is published. */
  | { kind: 'publication'; id: string }
  /** What is published, and what is scheduled until then. */
  | { kind: 'at'; time: Date };

/** As addresses and cookies write it: `working`, `publication:<id>`, `at:<time>`. */
export function perspectiveText(perspective: Perspective): string {
  if (perspective.kind === 'publication') return `publication:${perspective.id}`;
  return perspective.kind === 'at' ? `at:${perspective.time.toISOString()}` : 'working';
}

/** Undefined for anything else than what `perspectiveText` writes. */
export function readPerspective(text: string): Perspective | undefined {
  if (text === 'working') return { kind: 'working' };
  const [, kind, rest = ''] = /^(publication|at):(.+)$/s.exec(text) ?? [];
  if (kind === 'publication') return /^[\w-]{1,64}$/.test(rest) ? { kind, id: rest } : undefined;
  const time = new Date(rest);
  if (kind !== 'at' || Number.isNaN(time.getTime())) return undefined;
  // Moments are compared as texts: those of a year with more than four digits stand in no order.
  return /^\d/.test(time.toISOString()) ? { kind, time } : undefined;
}
