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
    'Recalculés à chaque chiffre que vous changez. Vos visiteurs paient le prix «\u00a0En ligne\u00a0» tant que vous ne publiez pas.',
  requests: 'Vos dernières demandes',
  requestsHelp: (count: number) =>
    count > 1
      ? `Les ${count} derniers devis demandés sur le site, recalculés de même.`
      : 'Le dernier devis demandé sur le site, recalculé de même.',
  complexities: { simple: 'simple', medium: 'intermédiaire', complex: 'complexe' },
  request: (type: string, complexity: string, pages: number) =>
    `${type}, ${complexity}, ${pages > 1 ? `${pages} pages` : '1 page'}`,
  options: (count: number) => (count > 1 ? `${count} options` : '1 option'),
  project: 'Projet',
  before: 'En ligne',
  after: 'Avec ce brouillon',
  understood: (amount: string) => `compris\u00a0: ${amount}`,
  perMonth: (price: string) => `${price}/mois`,
} as const;
