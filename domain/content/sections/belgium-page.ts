import { z } from 'zod';
import { amount, flag, group, link, list, longText, text } from '../fields.ts';
import { builtInSeo } from './built-in-seo.ts';
import { questionList } from './question-list.ts';

/** The blank arc keeps the two others apart: 25 / 25 blank / 50. */
const builtInSegments = [
  { label: '25 % minimum', percent: 25, blank: false },
  { label: '', percent: 25, blank: true },
  { label: 'Jusqu’à 75 % selon votre situation', percent: 50, blank: false },
];

/** The words of /aides-creation-site-internet-belgique. */
export const belgiumPage = group({
  ...builtInSeo(
    'Prime digitalisation à Bruxelles | Atelier Vitrine',
    'PME bruxelloise ? La Région paie une partie de votre site internet. Conditions, taux, plafonds : tout est expliqué, et nous préparons le dossier avec vous.',
    'prime digitalisation, aide site internet Belgique, subside Bruxelles, PME',
  ),
  hero: group({
    title: text('Faites des économies sur votre site internet'),
    badge: text('PRIME DIGITALISATION'),
    subtitle: text(),
  }),
  chart: group({
    title: text("25% à 75% d'économies"),
    segments: list(z.object({ label: text(), percent: amount(), blank: flag() }), builtInSegments),
    description: longText(),
  }),
  conditions: group({
    title: text('Les conditions'),
    items: list(z.string()),
    missionsTitle: text('Les missions éligibles'),
    missions: list(z.string()),
    ratesTitle: text('Les taux'),
    rates: list(z.string()),
    limitsTitle: text('Les limites'),
    limits: list(z.string()),
  }),
  eligibility: group({
    label: text('Vérifier mon éligibilité'),
    url: link('https://economie-emploi.brussels'),
  }),
  advisor: group({
    name: text('Thomas Lecomte'),
    available: text('est disponible'),
    message: text('Je réponds à toutes vos questions'),
  }),
  faq: questionList('Les questions fréquentes'),
  closing: group({
    title: text('Préparons votre demande'),
    description: longText(),
    button: text('Prendre rendez-vous'),
  }),
});
