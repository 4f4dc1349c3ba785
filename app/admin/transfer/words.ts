import { BIN_KEPT_DAYS } from '#domain/retention.ts';

const publication = (name: string) => (name ? `«\u00a0${name}\u00a0»` : 'Une publication sans nom');

export const transferWords = {
  export: 'Exporter',
  exportHelp: 'Exporter toutes les modifications dans un fichier',
  exportFailed: 'Erreur lors de l’export. Réessayez dans un instant.',
  import: 'Importer',
  importHelp: 'Importer un fichier exporté',
  /** As the requirements write them (ERR-08, ERR-09). */
  imported: 'Données importées avec succès ! Rechargez la page pour voir les changements',
  importFailed: "Erreur lors de l'import. Vérifiez le format du fichier.",
  previewTitle: (file: string) => `Ce que «\u00a0${file}\u00a0» va changer`,
  previewText: 'Rien n’est encore modifié. Ce qui n’est pas dans le fichier reste tel quel.',
  nothing: 'Ce fichier ne change rien\u00a0: tout est déjà identique.',
  languages: { fr: 'En français', en: 'En anglais' },
  fields: (count: number) => (count > 1 ? `${count} champs modifiés` : `${count} champ modifié`),
  effects: { new: 'ajouté', changed: 'modifié', same: 'identique', deleted: 'supprimé' },
  kinds: { articles: 'Article', caseStudies: 'Cas client' },
  entryName: {
    article: (title: string) => `Article «\u00a0${title}\u00a0»`,
    'case-study': (title: string) => `Cas client «\u00a0${title}\u00a0»`,
  },
  alsoInFile: 'Pas visible des visiteurs',
  drafts: 'Brouillons',
  scheduled: (name: string, at: string) => `${publication(name)}, programmée pour le ${at}`,
  bin: 'Corbeille',
  mode: 'Comment importer\u202f?',
  modes: {
    publish: [
      'Publier tout de suite',
      `Le site change maintenant. Cette publication peut être annulée dans «\u00a0Publications\u00a0». Ce que le fichier supprime et ce qui est dans sa corbeille va dans la corbeille d’ici, pour ${BIN_KEPT_DAYS}\u00a0jours, sauf ce qui reste en ligne.`,
    ],
    drafts: [
      'En brouillons',
      `Le site ne change pas\u00a0: vous relisez, puis vous publiez. Rien n’est supprimé ni programmé. Ce qui est dans la corbeille du fichier va dans celle d’ici, pour ${BIN_KEPT_DAYS}\u00a0jours, sauf ce qui est en ligne.`,
    ],
  },
  prices: (count: number) => (count > 1 ? 'Des prix changent beaucoup' : 'Un prix change beaucoup'),
  confirmPrices: 'Oui, ces prix sont justes.',
  report: {
    nothing: 'Rien à faire\u00a0: tout était déjà là.',
    siteUnchanged: 'Le site n’a pas changé pour les visiteurs.',
    published: (names: string) => `En ligne\u00a0: ${names}.`,
    deleted: (names: string) => `Supprimé, et dans la corbeille\u00a0: ${names}.`,
    drafts: (names: string) => `En brouillon, à publier\u00a0: ${names}.`,
    scheduled: (name: string, at: string, names: string) =>
      `${publication(name)} est programmée pour le ${at}\u00a0: ${names}.`,
    unscheduled: {
      past: (name: string, at: string) =>
        `${publication(name)} n’est pas programmée\u00a0: sa date, le ${at}, est passée. Ses contenus viennent en brouillons.`,
      taken: (name: string, at: string) =>
        `${publication(name)}, prévue le ${at}, n’est pas programmée\u00a0: un de ses contenus est déjà en cours d’écriture ici. Les autres viennent en brouillons.`,
      'as-drafts': (name: string, at: string) =>
        `${publication(name)}, prévue le ${at}, n’est pas programmée\u00a0: ses contenus viennent en brouillons.`,
    },
    binned: (names: string) => `Dans la corbeille\u00a0: ${names}.`,
    skipped: {
      'has-draft': (names: string) => `Pas repris, parce qu’un brouillon est déjà là\u00a0: ${names}.`,
      'is-scheduled': (names: string) =>
        `Pas repris, parce qu’une publication programmée le contient déjà\u00a0: ${names}.`,
      'is-live': (names: string) => `Pas mis à la corbeille, parce qu’il est en ligne ici\u00a0: ${names}.`,
      'not-deleted': (names: string) =>
        `Supprimé dans le fichier, mais toujours en ligne ici\u00a0: ${names}.`,
    },
  },
  confirmImport: 'Importer ces changements',
  importing: 'Import en cours…',
  cancel: 'Annuler',
  closePreview: 'Fermer',
  close: 'Fermer le message',
  reset: 'Revenir aux textes d’origine…',
  resetTitle: 'Revenir aux textes d’origine',
  resetText: `Les textes d’origine viennent dans le brouillon de cette page. Le site ne change que lorsque vous publiez\u00a0; vos textes en ligne vont alors dans la corbeille, d’où vous pouvez les rétablir pendant ${BIN_KEPT_DAYS}\u00a0jours, tant que vous ne publiez pas d’autres textes sur cette page. Ils restent aussi dans son historique.`,
  resetAllText: `Tout le site revient aux textes d’origine, tout de suite. Vos textes, articles et cas clients vont dans la corbeille, d’où vous pouvez les rétablir un par un pendant ${BIN_KEPT_DAYS}\u00a0jours, tant que vous ne les publiez pas de nouveau\u00a0; dans «\u00a0Publications\u00a0», vous pouvez aussi tout annuler d’un coup. Les brouillons de vos propres articles et cas clients déjà publiés partent et reviennent avec eux\u00a0; les autres brouillons et vos images restent.`,
  resetSection: (section: string, language: string) => `«\u00a0${section}\u00a0», ${language} seulement`,
  resetAll: 'Tout le site\u00a0: rubriques, articles et cas clients, dans les deux langues',
  resetScope: 'Que faut-il réinitialiser\u202f?',
  confirmReset: 'Réinitialiser',
  resetFailed: 'La réinitialisation a échoué. Rien n’a été changé.',
} as const;
