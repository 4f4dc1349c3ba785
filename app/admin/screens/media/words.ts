import type { Language } from '#domain/languages.ts';
import { BIN_KEPT_DAYS } from '#domain/retention.ts';

const IN_BIN = `Elle restera ${BIN_KEPT_DAYS}\u00a0jours dans la corbeille, d’où vous pouvez la rétablir.`;

const unpublishedUses = (count: number) =>
  count === 1
    ? 'Un contenu pas encore en ligne (brouillon ou programmé) l’utilise\u00a0: sans elle, il ne pourra pas être publié.'
    : `${count} contenus pas encore en ligne (brouillons ou programmés) l’utilisent\u00a0: sans elle, ils ne pourront pas être publiés.`;

export const words = {
  title: 'Médiathèque',
  lead: 'Glissez des images ici, collez-les (Ctrl ou ⌘ V), ou choisissez-les.',
  choose: 'Choisir des images',
  drop: 'Lâchez pour ajouter',
  pick: 'Choisir une image',
  addOne: 'Ajouter une image…',
  library: 'Médiathèque…',
  uploading: (name: string) => `${name} : en cours…`,
  preparing: 'Chaque image est préparée en plusieurs tailles, quelques secondes.',
  added: (count: number) => (count === 1 ? 'Image ajoutée.' : `${count} images ajoutées.`),
  refused: (name: string, reason: string) => `${name} : ${reason}`,
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  diskFull: 'Le disque du serveur est plein\u00a0: rien n’a été ajouté.',
  search: 'Rechercher',
  searchHint: 'Nom ou description',
  empty: 'Aucune image pour l’instant.',
  emptySearch: (search: string) => `Rien ne correspond à « ${search} ».`,
  count: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  noAlt: 'Sans description',
  unusedTag: 'Inutilisée',
  onlyUnused: 'Voir les inutilisées',
  all: 'Voir toutes les images',
  emptyUnused: 'Toutes les images sont utilisées quelque part.',
  close: 'Fermer',
  gone: 'Cette image n’existe plus.',
  size: (width: number, height: number) => `${width} × ${height} px`,
  address: 'Adresse',
  copy: 'Copier l’adresse',
  copied: 'Copiée',
  ownerChanges:
    'Décrire, remplacer ou supprimer une image se voit tout de suite sur le site\u00a0: c’est le propriétaire qui le fait. Dans vos textes, décrivez-la là où vous la choisissez.',
  altTitle: 'Description',
  altHelp: 'Ce que l’image montre, pour qui ne la voit pas.',
  alt: { fr: 'En français', en: 'En anglais' } satisfies Record<Language, string>,
  save: 'Enregistrer la description',
  saved: 'Description enregistrée.',
  tooLong: 'La description est trop longue.',
  uses: 'Utilisée dans',
  unused: 'Nulle part pour l’instant.',
  collections: { section: '', article: 'Article', 'case-study': 'Cas client' },
  languages: { fr: 'français', en: 'anglais' } satisfies Record<Language, string>,
  states: { draft: 'brouillon', scheduled: 'programmé' },
  replace: 'Remplacer l’image…',
  replaceHelp:
    'La nouvelle image prend sa place partout où elle est utilisée, brouillons compris, tout de suite.',
  replaced: 'Image remplacée partout.',
  remove: 'Supprimer…',
  removeTitle: 'Supprimer cette image ?',
  removeText: (online: number, waiting: number) =>
    [
      online + waiting === 0 && 'Elle n’est utilisée nulle part.',
      online > 0 &&
        `Elle est utilisée à ${online} endroit${online > 1 ? 's' : ''}, qui montrer${online > 1 ? 'ont' : 'a'} un cadre vide. Pour garder la page intacte, remplacez plutôt l’image.`,
      waiting > 0 && unpublishedUses(waiting),
      IN_BIN,
    ]
      .filter(Boolean)
      .join(' '),
  removeConfirm: 'Supprimer',
  removed: 'Image supprimée.',
} as const;
