export const words = {
  page: 'Textes de la page',
  hero: 'Haut de la page',
  list: 'Liste des articles',
  categories: 'Catégories',
  call: 'Appel en bas de page',
  more: 'Autres textes\u00a0: messages et page d’un article',
  saved: 'Textes du blog enregistrés.',
  shipped:
    'Les textes publiés n’ont pas pu être lus\u00a0: voici les textes d’origine. Seuls les champs que vous changez seront enregistrés.',
} as const;
