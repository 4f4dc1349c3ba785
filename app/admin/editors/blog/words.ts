export const words = {
  page: 'Textes de la page',
  hero: 'Haut de la page',
  list: 'Liste des articles',
  categories: 'Catégories',
  names: 'Noms des catégories de base',
  categoriesHelp:
    'Dans l’ordre des boutons du blog. L’identifiant vient du nom\u00a0; une fois la catégorie publiée il ne change plus, car les articles la retrouvent par lui.',
  uses: (count: number) => {
    if (count === 0) return 'Aucun article pour le moment.';
    return count > 1 ? `${count} articles sont rangés ici.` : 'Un article est rangé ici.';
  },
  stillUsed: (name: string, count: number) =>
    `«\u00a0${name}\u00a0» est encore la catégorie ${count > 1 ? `de ${count} articles` : 'd’un article'}\u00a0: rien ne se casse, mais le blog la montrera par son identifiant, sans sa couleur.`,
  putBack: 'La remettre',
  colors: { blue: 'Bleu', green: 'Vert', purple: 'Violet', indigo: 'Indigo', red: 'Rouge' },
  call: 'Appel en bas de page',
  more: 'Autres textes\u00a0: messages et page d’un article',
  saved: 'Textes du blog enregistrés.',
  shipped:
    'Les textes publiés n’ont pas pu être lus\u00a0: voici les textes d’origine. Seuls les champs que vous changez seront enregistrés.',
} as const;
