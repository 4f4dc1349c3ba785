import { Children, type ReactNode, Suspense } from 'react';

/**
 * Lets React hydrate each child in a task of its own, the one that a visitor touches first. Whatever
 * changes by itself before a child is hydrated must change in a transition: React would otherwise throw
 * the server's HTML of that child away and render it anew.
 */
export function HydrationBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}
