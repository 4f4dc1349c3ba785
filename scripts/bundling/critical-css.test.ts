import { expect, test } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const sheet = [
  '/*! a licence {with braces} */@layer theme,base,utilities;',
  '@layer base{*,:before{box-sizing:border-box}a:hover{color:red}}',
  '@layer utilities{.flex{display:flex}.sm\\:p-2\\.5{padding:1px}.\\31 2{top:0}',
  '.quote{content:"}{"}@media (width>=40rem){.sm\\:grid{display:grid}}',
  '.dark\\:night:where(.dark,.dark *){color:#fff}.row>.cell,.other{top:0}',
  '.text-\\[clamp\\(2rem\\,1\\.3rem\\+2\\.9vw\\,3\\.6rem\\)\\]{font-size:3rem}',
  '.group-open:is(:where(.group):is([open],:popover-open) *){top:1px}}',
  '@keyframes turn{to{rotate:360deg}}@keyframes sway{to{rotate:9deg}}.turning{animation:turn 1s}',
  '@property --a{syntax:"*";inherits:false}@font-face{font-family:X}',
].join('');
const styles = createCriticalCss(sheet);

test('a page without classes keeps what applies to elements, and nothing empty', () => {
  const kept = styles([]);
  expect(kept).toContain('*,:before{box-sizing:border-box}a:hover{color:red}');
  expect(kept).toContain('@layer theme,base,utilities;');
  expect(kept).toContain('@font-face{font-family:X}');
  expect(kept).not.toMatch(/flex|@media|@keyframes|@property|\{\}/);
});

test.each([
  ['flex', '.flex{display:flex}'],
  ['sm:p-2.5', '.sm\\:p-2\\.5{padding:1px}'],
  ['12', '.\\31 2{top:0}'],
  ['quote', '.quote{content:"}{"}'],
  ['sm:grid', '@media (width>=40rem){.sm\\:grid{display:grid}}'],
  ['dark:night', '.dark\\:night:where(.dark,.dark *){color:#fff}'],
  ['other', '.row>.cell,.other{top:0}'],
  ['text-[clamp(2rem,1.3rem+2.9vw,3.6rem)]', '{font-size:3rem}'],
  ['group-open', '.group-open:is(:where(.group):is([open],:popover-open) *){top:1px}'],
  ['turning', '@keyframes turn{to{rotate:360deg}}'],
])('an element with the class %s brings its rule', (name, rule) => {
  expect(styles(['x', name])).toContain(rule);
  expect(styles(['x'])).not.toContain(rule);
});

test('a rule needs all its classes; a movement that nobody makes stays away', () => {
  expect(styles(['row'])).not.toContain('.cell');
  expect(styles(['row', 'cell'])).toContain('.row>.cell');
  expect(styles(['turning'])).not.toContain('sway');
});

test('a page that uses everything gets everything', () => {
  const all =
    'flex sm:p-2.5 12 quote sm:grid dark:night row cell text-[clamp(2rem,1.3rem+2.9vw,3.6rem)] group-open turning';
  const [movements] = sheet.split('@keyframes sway');
  expect(styles(all.split(' ')).startsWith(movements ?? '')).toBe(true);
});

test('a sheet that is cut short is refused', () => {
  expect(() => createCriticalCss('.a{top:0')).toThrow('not closed');
});
