import { expect, test } from 'vitest';
import { check } from './check.ts';
import { callLabel, inMenuOrder, isContactItem, menuItems, newMenuItem, numbered } from './menu.ts';
import { sectionSchemas } from './sections.ts';

const item = (order: number, changes = {}) => ({
  ...{ id: `item-${order}`, label: `Item ${order}`, url: '/tarifs', order, enabled: true, type: 'link' },
  ...changes,
});
const ordersOf = (items: { order: number }[]) => items.map(({ order }) => order);

test('[MENU-01] [FOOTER-01] a menu shows its enabled items in ascending order', () => {
  const given = [item(3), item(1), item(2, { enabled: false })];
  expect(ordersOf(menuItems(given))).toEqual([1, 3]);
  expect(ordersOf(given)).toEqual([3, 1, 2]);
  expect(ordersOf(menuItems([item(10), item(9), item(2)]))).toEqual([2, 9, 10]);
});

test('[MENU-02] the contact item is known by its id or its address', () => {
  const contact = [{ id: 'contact' }, { url: '/contact' }, { url: '/en/contact' }];
  expect(contact.map((one) => isContactItem(item(1, one)))).toEqual([true, true, true]);
  const others = [item(1), item(1, { id: 'contacts' }), item(1, { url: '/contact-us' })];
  expect(others.map(isContactItem)).toEqual([false, false, false]);
});

test('[MENU-03] a menu item has id, label, url, order, enabled and type', () => {
  const { header } = sectionSchemas.common.parse({
    menus: { header: [item(1, { type: 'megamenu' })] },
  }).menus;
  expect(header).toEqual([
    { id: 'item-1', label: 'Item 1', url: '/tarifs', order: 1, enabled: true, type: 'megamenu' },
  ]);
  const problems = (changes: object) => {
    const checked = check(sectionSchemas.common, { menus: { header: [item(1, changes)] } });
    return checked.ok ? [] : checked.problems.map(({ path }) => path);
  };
  expect(problems({})).toEqual([]);
  for (const wrong of [{ type: 'dropdown' }, { order: '1' }, { enabled: 'yes' }, { url: 7 }, { id: null }]) {
    expect(problems(wrong)).toEqual([`menus.header.0.${Object.keys(wrong)[0]}`]);
  }
  expect(problems({ colour: 'red' })).toEqual(['menus.header.0.colour']);
});

test('[MENU-08] a service may name one of nine icons', () => {
  const names = 'Code Zap Smartphone Globe ShoppingCart Server Database Wrench Settings'.split(' ');
  const withIcon = (icon: string) => ({ megaMenu: { categories: [{ title: '', items: [{ icon }] }] } });
  const accepted = (icon: string) => check(sectionSchemas.services, withIcon(icon)).ok;
  expect(names.filter(accepted)).toEqual(names);
  expect(['Foo', 'code', ''].filter(accepted)).toEqual([]);
});

test('[MENU-09] the label of the last block is buttonText, else button', () => {
  expect(callLabel({ buttonText: 'Demander conseil', button: 'Nous écrire' })).toBe('Demander conseil');
  expect(callLabel({ buttonText: '', button: 'Nous écrire' })).toBe('Nous écrire');
  expect(callLabel({ buttonText: '  ', button: 'Nous écrire' })).toBe('Nous écrire');
});

test('[MENUED-01] the editor shows a menu in its order, and writes the order of the list into it', () => {
  const placed = (items: { id: string; order: number }[]) => items.map(({ id, order }) => `${order} ${id}`);
  const items = [item(7, { id: 'c' }), item(1, { id: 'a' }), item(7, { id: 'b' })];
  expect(placed(inMenuOrder(items))).toEqual(['1 a', '2 c', '3 b']);
  expect(placed(numbered(items))).toEqual(['1 c', '2 a', '3 b']);
  expect(newMenuItem([item(1), item(2, { id: 'lien-3' })])).toEqual({
    ...{ id: 'lien-4', label: '', url: '/', order: 3, enabled: true, type: 'link' },
  });
});
