export const words = {
  own: 'Vos anciennes adresses',
  help: 'Quand une page de votre ancien site n’existe plus, ses visiteurs et les moteurs de recherche sont menés à la bonne. Une adresse à laquelle le site répond n’est jamais changée.',
  empty:
    'Aucune pour le moment. Ajoutez l’adresse d’une page qui n’existe plus, et celle où mener ses visiteurs.',
  fixed: 'Toujours redirigées',
  fixedHelp: 'Celles-ci font partie du site et ne se changent pas.',
  from: 'Ancienne adresse',
  to: 'Mène à',
} as const;
