import type { Language } from '#domain/languages.ts';

export const words = {
  title: 'Modèles de réponse',
  lead: 'Des débuts de réponse, à insérer quand vous répondez à un visiteur dans sa langue.',
  back: 'Boîte de réception',
  languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Language, string>,
  empty:
    'Aucun modèle pour l’instant. Nous en avons préparé quatre par langue\u00a0: précisions, rendez-vous, relance, refus. À reprendre avec vos mots.',
  addStarters: 'Ajouter ces huit modèles',
  startersAdded: 'Huit modèles ajoutés. Ouvrez chacun pour le mettre à votre main.',
  newTitle: 'Nouveau modèle',
  name: 'Nom',
  language: 'Langue',
  text: 'Texte',
  textHelp:
    '{name} devient le nom du visiteur, {agency} celui de l’agence, {estimate} l’adresse de l’estimation (demandes de devis).',
  create: 'Ajouter le modèle',
  save: 'Enregistrer',
  edit: (name: string) => `Modifier « ${name} »`,
  saved: (name: string) => `Modèle « ${name} » enregistré.`,
  remove: 'Supprimer…',
  removeTitle: (name: string) => `Supprimer le modèle « ${name} » ?`,
  removeText: 'Les réponses déjà parties restent telles quelles. On ne peut pas revenir en arrière.',
  removeConfirm: 'Supprimer',
  removed: 'Modèle supprimé.',
} as const;
