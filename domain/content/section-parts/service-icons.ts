/** The icons of the mega-menu, of the service cards and of the calculator. Any other name is drawn as `Code`. */
export const serviceIcons = [
  'Code',
  'Zap',
  'Smartphone',
  'Globe',
  'ShoppingCart',
  'Server',
  'Database',
  'Wrench',
  'Settings',
] as const;
