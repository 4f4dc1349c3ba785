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

/** The contact button of the header stands for this one. */
export function isContactItem({ id, url }: Pick<MenuItem, 'id' | 'url'>): boolean {
  return id === 'contact' || url === '/contact' || url === '/en/contact';
}

/** What the button of the mega-menu's last block says. */
export function callLabel({ buttonText, button }: { buttonText: string; button: string }): string {
  return buttonText.trim() || button;
}
