import { builtScripts } from 'virtual:built-scripts';

const remembered = new Map<string, string[]>();

/** The classes that a script, and all that it imports, can draw once a page is alive or something on it opens. */
export function drawnLater(script: string): string[] {
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
