import { builtScripts } from 'virtual:built-scripts';

const remembered = new Map<string, string[]>();

/** The class names in a route's script and in all that it imports: what it may draw after hydration. */
export function routeClassNames(script: string): string[] {
  const known = remembered.get(script) ?? classesReachedFrom(script);
  remembered.set(script, known);
  return known;
}

function classesReachedFrom(first: string): string[] {
  const reached = new Set([first]);
  for (const script of reached)
    for (const imported of builtScripts[script]?.imports.split(' ') ?? []) reached.add(imported);
  return [...reached].flatMap((script) => builtScripts[script]?.classes.split(' ') ?? []);
}
