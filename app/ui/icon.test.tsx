import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

const names = 'Code Zap Smartphone Globe ShoppingCart Server Database Wrench Settings'.split(' ');
const drawing = (name: string) => renderToStaticMarkup(<Icon name={name} />);

test('[MENU-08] nine names give nine different icons, any other name gives Code', () => {
  expect(names.map(drawing).every((svg) => /<path d="[^"]+"/.test(svg))).toBe(true);
  expect(new Set(names.map(drawing)).size).toBe(9);
  for (const other of ['Foo', '', 'code', 'toString']) expect(drawing(other)).toBe(drawing('Code'));
});
