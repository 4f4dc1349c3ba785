import { createContext } from 'react-router';
import type { AppArgs } from '../../http/services.ts';

/** What the loaders of a page tell search engines about it; written into its head on the server only. */
export const structuredDataContext = createContext<readonly Record<string, unknown>[]>([]);

export function addStructuredData(
  { context }: Pick<AppArgs, 'context'>,
  ...data: Record<string, unknown>[]
): void {
  context.set(structuredDataContext, [...context.get(structuredDataContext), ...data]);
}
