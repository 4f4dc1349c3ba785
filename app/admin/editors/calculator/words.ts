import type { ProjectTypeId } from '#domain/calculator/choices.ts';
import type { SampleId } from '#domain/calculator/editing/sample-projects.ts';
import type { UnpricedFeature } from '#domain/calculator/editing/unpriced-features.ts';
import type { Language } from '#domain/languages.ts';

const types: Record<ProjectTypeId, string> = {
  website: 'Site',
  ecommerce: 'Boutique',
  app: 'Application',
  custom: 'Sur mesure',
};

const inLanguage: Record<Language, string> = { fr: 'en français', en: 'en anglais' };
const pageOf: Record<Language, string> = { fr: 'la page française', en: 'la page anglaise' };

const warnings: Record<UnpricedFeature['reason'], (name: string, type: string) => string> = {
  'no-price': (name, type) =>
    `«\u00a0${name}\u00a0» (${type}) n’a pas de prix dans la liste des options\u00a0: elle compte 0\u00a0€.`,
  'not-for-type': (name, type) =>
    `«\u00a0${name}\u00a0» (${type}) est proposée, mais son prix n’est pas prévu pour ce type de projet.`,
  'no-name': (_, type) =>
    `Une option cochée pour «\u00a0${type}\u00a0» n’a pas de nom\u00a0: elle n’est pas proposée.`,
  'same-name': (name, type) =>
    `«\u00a0${name}\u00a0» (${type}) y est deux fois\u00a0: seule la première est proposée.`,
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
  warning: ({ name, typeTitle, reason }: UnpricedFeature) => warnings[reason](name, typeTitle),
  meant: 'C’est voulu',
  typesFixed:
    'Ces quatre types sont fixes\u00a0: les adresses et les demandes les nomment. Pour en retirer un du calculateur, décochez «\u00a0Proposé aux visiteurs\u00a0»\u00a0; ses textes et ses prix sont gardés.',
  lastType: 'Il faut au moins un type de projet proposé aux visiteurs.',
  fixedId: 'Ne change plus\u00a0: des adresses déjà envoyées le contiennent.',
  namesHelp:
    'Dans l’ordre de la page. Pour en proposer une autre ou en retirer une, cochez «\u00a0Pour\u00a0» dans la liste des options.',
  noOptions: 'Aucune option n’est proposée pour ce type.',
  unnamed: 'Option sans nom',
  optionsCommon:
    'Les options, leurs prix et «\u00a0Pour\u00a0» valent pour les deux langues\u00a0; seul le nom est propre à chacune.',
  borrowed: (language: Language, name: string) =>
    `Pas encore de nom ${inLanguage[language]}\u00a0: ${pageOf[language]} montre «\u00a0${name}\u00a0».`,
  lent: (other: Language) =>
    `Pas encore de nom ${inLanguage[other]}\u00a0: ${pageOf[other]} montre celui-ci.`,
  nameIt: (other: Language) => `Le nommer ${inLanguage[other]}`,
  samples: 'Projets d’exemple',
  samplesHelp:
    'Recalculés à chaque chiffre que vous changez. Vos visiteurs paient le prix «\u00a0En ligne\u00a0» tant que vous ne publiez pas.',
  sampleNames: {
    craftsman: 'Vitrine d’un artisan',
    restaurant: 'Site d’un restaurant',
    'wine-shop': 'Boutique d’un caviste',
    'delivery-app': 'Application de tournées',
    'internal-tool': 'Outil interne sur mesure',
  } satisfies Record<SampleId, string>,
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
