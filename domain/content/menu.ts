interface MenuItem {
  id: string;
  url: string;
  order: number;
  enabled: boolean;
}

/** The items a visitor sees: the enabled ones, in their order. */
export function menuItems<T extends Pick<MenuItem, 'order' | 'enabled'>>(items: readonly T[]): T[] {
  return items.filter((item) => item.enabled).toSorted((a, b) => a.order - b.order);
}

/** A menu as its editor shows it: the disabled items too, and places counted from one. */
export function inMenuOrder<T extends Pick<MenuItem, 'order'>>(items: readonly T[]): T[] {
  return numbered(items.toSorted((a, b) => a.order - b.order));
}

/** The order of the list itself, written into its items. */
export function numbered<T extends Pick<MenuItem, 'order'>>(items: readonly T[]): T[] {
  return items.map((item, place) => ({ ...item, order: place + 1 }));
}

/** A link that leads nowhere yet, under an id that no other has. */
export function newMenuItem(others: readonly MenuItem[]) {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`lien-${number}`)) number += 1;
  const order = others.length + 1;
  return { id: `lien-${number}`, label: '', url: '/', order, enabled: true, type: 'link' as const };
}

/** The contact button of the header stands for this one. */
export function isContactItem({ id, url }: Pick<MenuItem, 'id' | 'url'>): boolean {
  return id === 'contact' || url === '/contact' || url === '/en/contact';
}

/** What the button of the mega-menu's last block says. */
export function callLabel({ buttonText, button }: { buttonText: string; button: string }): string {
  return buttonText.trim() || button;
}
