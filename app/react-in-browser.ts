// biome-ignore-all lint/performance/noBarrelFile: it stands for the whole of React
// biome-ignore-all lint/performance/noReExportAll: the same
import { options } from 'preact';
import { useId as usePreactId } from 'preact/compat';
import { isAlive } from './ui/alive.ts';
import { inNextTask } from './ui/next-task.ts';
import { useHydrated } from './ui/use-hydrated.ts';

/*
 * What `react` is in the browser (scripts/preact-in-browser.ts, docs/decisions/027): Preact, and where
 * React's way differs, React's way.
 */
// @ts-expect-error The types speak of one object; the file exports its names.
export * from 'preact/compat';
export { default } from 'preact/compat';

// Effects of what a visitor does run before the next thing is heard; while the page comes alive they may wait.
options.requestAnimationFrame = (effects) => (isAlive() ? queueMicrotask : inNextTask)(effects);

/** The server's names are others than ours: all who bear one change it together, once they are alive. */
export function useId(): string {
  const id = usePreactId();
  return useHydrated() ? id : '';
}

/** React Router asks for it. We start no transition that could be awaited. */
export const useOptimistic = <State>(state: State) => [state, () => {}] as const;
