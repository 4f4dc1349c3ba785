interface MenuItem {
  order: number;
  enabled: boolean;
}

/** The items a visitor sees: the enabled ones, in their order. */
export function menuItems<T extends MenuItem>(items: readonly T[]): T[] {
  return items.filter((item) => item.enabled).toSorted((a, b) => a.order - b.order);
}
