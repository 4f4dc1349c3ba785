/** The icons of the mega-menu and of the service cards. Any other name is drawn as `Code`. */
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
