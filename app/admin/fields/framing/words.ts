export const framingWords = {
  open: 'Cadrer…',
  title: 'Cadrer l’image',
  help: 'Touchez ce qui doit toujours rester visible. Le site coupe les bords autour de ce point.',
  across: 'De gauche à droite',
  down: 'De haut en bas',
  formats: 'Sur le site',
  use: 'Utiliser ce cadrage',
  automatic: 'Cadrage automatique',
  close: 'Fermer',
  image: 'L’image entière',
} as const;
