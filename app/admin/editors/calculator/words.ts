import type { ProjectTypeId } from '#domain/calculator/choices.ts';
import type { UnpricedFeature } from '#domain/calculator/unpriced-features.ts';

const types: Record<ProjectTypeId, string> = {
  website: 'Site',
  ecommerce: 'Boutique',
  app: 'Application',
  custom: 'Sur mesure',
};

export const words = {
  page: 'Textes de la page',
  types: 'Types de projet',
  features: 'Options et leurs prix',
  design: 'Prix du design',
  monthly: 'Services au mois',
  labels: 'Tous les mots du calculateur',
  common:
    'Les prix valent pour le français et l’anglais\u00a0: changés ici, ils changent dans les deux langues.',
  basePrices: 'Prix de base',
  names: 'Options proposées à l’étape 3',
  applicable: 'Pour',
  typeNames: types,
  euro: '€',
  warningTitle: (count: number) => (count > 1 ? `${count} options à vérifier` : '1 option à vérifier'),
  warning: ({ name, typeTitle, reason }: UnpricedFeature) =>
    reason === 'no-price'
      ? `«\u00a0${name}\u00a0» (${typeTitle}) n’a pas de prix dans la liste des options\u00a0: elle compte 0\u00a0€.`
      : `«\u00a0${name}\u00a0» (${typeTitle}) est proposée, mais son prix n’est pas prévu pour ce type de projet.`,
  samples: 'Projets d’exemple',
  samplesHelp:
    'Recalculés à chaque chiffre que vous changez. «\u00a0Avant\u00a0»\u00a0: à l’ouverture de cette page.',
  project: 'Projet',
  before: 'Avant',
  after: 'Après',
  perMonth: (price: string) => `${price}/mois`,
} as const;
