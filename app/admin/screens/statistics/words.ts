import type { ProjectTypeId } from '#domain/calculator/choices.ts';
import type { PriceBand } from '#domain/calculator/editing/price-band.ts';
import { notFoundPaths } from '#domain/pages.ts';
import type { FunnelStage } from '#domain/statistics/funnel.ts';
import type { LeadStage, RateBase } from '#domain/statistics/lead-funnel.ts';
import type { PageGroup } from '#domain/statistics/page-group.ts';

const number = new Intl.NumberFormat('fr-FR');
const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const rounded = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 });
const rate = (percent: number) => `${rounded.format(percent)} %`;

export const words = {
  title: 'Fréquentation',
  lead: 'Des nombres, jamais des personnes : ni cookie, ni adresse.',
  period: 'Période',
  periods: { 7: '7 jours', 30: '30 jours', 90: '3 mois', 365: '1 an' },
  number: (value: number) => number.format(value),
  /** Few views are a part of one a day, and not none. */
  average: (value: number) => {
    if (value > 0 && value < 0.1) return '< 0,1';
    return value < 10 ? tenths.format(value) : number.format(Math.round(value));
  },
  views: 'Pages vues',
  total: 'Au total',
  aDay: 'Par jour',
  change: 'Évolution',
  changeFrom: 'par rapport à la période d’avant',
  noChange: '–',
  percent: (value: number) => `${value < 0 ? '−' : '+'}${number.format(Math.abs(value))} %`,
  share: (value: number) => `${value} %`,
  viewsPerDay: 'Pages vues par jour',
  chartSummary: (total: number, top: number, topDay: string) =>
    `${number.format(total)} au total, au plus ${number.format(top)} le ${topDay}.`,
  figures: 'Voir les chiffres',
  day: 'Jour',
  pages: 'Pages les plus vues',
  lostPages: {
    [notFoundPaths.fr]: 'Pages introuvables (404), en français',
    [notFoundPaths.en]: 'Pages introuvables (404), en anglais',
  } as Record<string, string>,
  referrers: 'D’où viennent les visiteurs',
  languages: 'Langues',
  languageNames: { fr: 'Français', en: 'Anglais' } as Record<string, string>,
  nothing: 'Rien n’a encore été compté sur cette période.',
  leadFunnel: 'De la page au client',
  leadFunnelHelp:
    'Pages vues, calculs commencés, estimations menées au bout, demandes reçues et gagnées. Ce sont des nombres, pas des personnes : qui lit trois pages compte trois fois, qui bloque les scripts ne compte qu’à l’envoi. Vos visites, quand vous êtes connecté, et les aperçus ne comptent pas ; les candidatures et les indésirables non plus.',
  wholeSite: 'Tout le site',
  byEntry: 'Selon la première page de la visite',
  bySource: 'Selon la provenance',
  leadStages: {
    view: 'Pages vues',
    step: 'Calculs',
    estimate: 'Estimations',
    lead: 'Demandes',
    won: 'Gagnées',
  } satisfies Record<LeadStage, string>,
  rate,
  shareOf: {
    view: (percent: number) => `${rate(percent)} des pages vues`,
    step: (percent: number) => `${rate(percent)} des calculs`,
    lead: (percent: number) => `${rate(percent)} des demandes`,
  } satisfies Record<RateBase, (percent: number) => string>,
  pageGroups: {
    home: 'Accueil',
    expertises: 'Expertises',
    prices: 'Tarifs et calculateur',
    caseStudies: 'Cas clients',
    blog: 'Blog',
    funding: 'Aides et crédits',
    agency: 'Agence et recrutement',
    contact: 'Contact et rendez-vous',
    other: 'Autres pages',
    '': 'Inconnue',
  } satisfies Record<PageGroup | '', string>,
  noSource: 'Directe ou inconnue',
  calculator: 'Calculateur de prix',
  begunPerDay: 'Calculs commencés par jour',
  sentPerDay: 'Demandes envoyées par jour',
  funnel: 'Jusqu’où vont les visiteurs',
  stages: {
    1: 'Type de projet',
    2: 'Complexité',
    3: 'Fonctionnalités',
    4: 'Design et pages',
    5: 'Services',
    quote: 'Demande ouverte',
    sent: 'Demande envoyée',
  } satisfies Record<FunnelStage, string>,
  types: 'Types de projet',
  typeNames: {
    website: 'Site vitrine',
    ecommerce: 'Boutique en ligne',
    app: 'Application',
    custom: 'Sur mesure',
  } satisfies Record<ProjectTypeId, string>,
  bands: 'Montants estimés',
  bandNames: {
    under_3000: 'Moins de 3 000 €',
    under_10000: '3 000 à 10 000 €',
    under_30000: '10 000 à 30 000 €',
    from_30000: '30 000 € et plus',
  } satisfies Record<PriceBand, string>,
} as const;
