import { z } from 'zod';
import { builtInSeo } from './built-in-seo.ts';
import { amount, flag, group, image, label, list, longText, text } from './fields.ts';
import { question } from './question-list.ts';

/** The blank arc keeps the two others apart: 25 / 25 blank / 50. */
const builtInSegments = [
  { label: '25 % minimum', detail: '', percent: 25, blank: false },
  { label: '', detail: '', percent: 25, blank: true },
  { label: 'Jusqu’à 75 % selon votre situation', detail: '', percent: 50, blank: false },
];

/** The words of /aides-creation-site-internet-belgique. */
export const belgiumPage = group({
  ...builtInSeo(
    'Prime digitalisation à Bruxelles | Atelier Vitrine',
    'PME bruxelloise ? La Région paie une partie de votre site internet. Conditions, taux, plafonds : tout est expliqué, et nous préparons le dossier avec vous.',
    'prime digitalisation, aide site internet Belgique, subside Bruxelles, PME',
  ),
  hero: group({
    title: label('Faites des économies sur votre site internet'),
    badge: label('PRIME DIGITALISATION'),
    subtitle: text(),
  }),
  chart: group({
    title: label("25% à 75% d'économies"),
    /** The detail stands in the tooltip, below the label. */
    segments: list(
      z.object({ label: text(), detail: text(), percent: amount(), blank: flag() }),
      builtInSegments,
    ),
    description: longText(),
  }),
  conditions: group({
    title: label('Les conditions'),
    items: list(z.string()),
    missionsTitle: label('Les missions éligibles'),
    missions: list(z.string()),
    ratesTitle: label('Les taux'),
    rates: list(z.string()),
    limitsTitle: label('Les limites'),
    limits: list(z.string()),
  }),
  eligibility: group({
    label: label('Vérifier mon éligibilité'),
    url: label('https://economie-emploi.brussels').meta({ input: 'link' }),
  }),
  advisor: group({
    name: label('Thomas Lecomte'),
    image: image(),
    available: label('est disponible'),
    message: label('Je réponds à toutes vos questions'),
  }),
  faq: group({ title: label('Les questions fréquentes'), items: list(question) }),
  closing: group({
    title: label('Préparons votre demande'),
    description: longText(),
    button: label('Prendre rendez-vous'),
  }),
});
