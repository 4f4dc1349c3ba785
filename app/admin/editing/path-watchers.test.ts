import { expect, test } from 'vitest';
import { createPathWatchers } from './path-watchers.ts';

test('a change wakes those at its place, above and below, and nobody else', () => {
  const { watch, tell } = createPathWatchers();
  const woken: string[] = [];
  for (const path of ['', 'hero', 'hero.title', 'hero.titleHighlight', 'items', 'items.0.name'])
    watch(path, () => woken.push(path));
  const stop = watch('hero.title', () => woken.push('gone'));
  stop();
  tell('hero.title');
  expect(woken.splice(0)).toEqual(['', 'hero', 'hero.title']);
  tell('items');
  expect(woken.splice(0)).toEqual(['', 'items', 'items.0.name']);
  for (const whole of [undefined, '']) {
    tell(whole);
    expect(woken.splice(0).length).toBe(6);
  }
});
