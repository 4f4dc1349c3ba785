import { expect, test } from 'vitest';
import { lastUsedFirst } from './recent-screens.ts';

const screens = ['home', 'inbox', 'media', 'menus'].map((path) => ({ path }));
const order = (...recent: string[]) => lastUsedFirst(screens, recent).map(({ path }) => path);

test('[EDIT-71] the screens used last stand first, but the one that is open', () => {
  expect(order('home', 'menus', 'media')).toEqual(['menus', 'media', 'home', 'inbox']);
});

test('[EDIT-71] the others keep their order, and screens that are gone count for nothing', () => {
  expect(order()).toEqual(['home', 'inbox', 'media', 'menus']);
  expect(order('media', 'gone')).toEqual(['home', 'inbox', 'media', 'menus']);
});
