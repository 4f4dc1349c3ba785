import { BIN_KEPT_DAYS } from '#domain/publishing/bin.ts';

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
  previewText:
    'Rien n’est encore modifié. Les rubriques qui ne sont pas dans le fichier restent telles quelles, et cette publication pourra être annulée dans «\u00a0Publications\u00a0».',
  nothing: 'Ce fichier ne change rien\u00a0: tout est déjà identique.',
  languages: { fr: 'En français', en: 'En anglais' },
  fields: (count: number) => (count > 1 ? `${count} champs modifiés` : `${count} champ modifié`),
  effects: { new: 'ajouté', changed: 'modifié', same: 'identique', deleted: 'supprimé' },
  kinds: { articles: 'Article', caseStudies: 'Cas client' },
  confirmImport: 'Importer ces changements',
  importing: 'Import en cours…',
  cancel: 'Annuler',
  closePreview: 'Fermer',
  close: 'Fermer le message',
  reset: 'Revenir aux textes d’origine…',
  resetTitle: 'Revenir aux textes d’origine',
  resetText: `Les textes d’origine viennent dans le brouillon de cette page. Le site ne change que lorsque vous publiez\u00a0; vos textes en ligne vont alors dans la corbeille, d’où vous pouvez les rétablir pendant ${BIN_KEPT_DAYS}\u00a0jours.`,
  resetAllText: `Tout le site revient aux textes d’origine, tout de suite. Vos textes, articles et cas clients vont dans la corbeille, d’où vous pouvez les rétablir un par un pendant ${BIN_KEPT_DAYS}\u00a0jours\u00a0; dans «\u00a0Publications\u00a0», vous pouvez aussi tout annuler d’un coup. Vos brouillons et vos images restent.`,
  resetSection: (section: string, language: string) => `«\u00a0${section}\u00a0», ${language} seulement`,
  resetAll: 'Tout le site\u00a0: rubriques, articles et cas clients, dans les deux langues',
  resetScope: 'Que faut-il réinitialiser\u202f?',
  confirmReset: 'Réinitialiser',
  resetFailed: 'La réinitialisation a échoué. Rien n’a été changé.',
} as const;
