import { expect, test } from 'vitest';
import { valueAt } from '../lookup.ts';
import { type Section, sectionSchemas } from '../sections.ts';

/** Texts of which the requirements name the French wording only: loading, empty state, toggle, chat, landing pages. */
const frenchTexts: [section: Section, path: string, french: string][] = [
  ['common', 'loading', 'Chargement...'],
  ['common', 'team.loading', "Chargement de l'équipe..."],
  ['common', 'team.unavailable', 'Équipe non disponible'],
  ['projects', 'loading', 'Chargement...'],
  ['blog', 'loading', 'Chargement du blog...'],
  ['blog', 'loadingArticles', 'Chargement des articles...'],
  ['blog', 'article.loading', "Chargement de l'article..."],
  ['blog', 'emptyTitle', 'Aucun article trouvé'],
  [
    'blog',
    'emptySearch',
    'Aucun article trouvé pour "{search}". Essayez avec d\'autres mots-clés ou changez de catégorie.',
  ],
  [
    'blog',
    'emptyAll',
    'Aucun article publié pour le moment. Revenez bientôt pour découvrir nos derniers contenus !',
  ],
  ['blog', 'reset', 'Voir tous les articles'],
  ['studycases', 'empty', 'Études de cas en préparation'],
  ['blog', 'article.show', 'Afficher'],
  ['blog', 'article.hide', 'Masquer'],
  ['contact', 'chat.form.phoneLabel', 'Téléphone (optionnel)'],
  ['common', 'header.bookingButton', 'Prendre rendez-vous'],
  ['cii', 'hero.title', "20% d'économie minimum sur votre projet web"],
  ['cii', 'comparison.without', "Sans agrément CII: 0% d'économies"],
  ['cii', 'cta.cta', 'Commencer'],
  ['cii', 'closing.title', 'Financer votre projet digital'],
  ['cii', 'belgium.hero.badge', 'PRIME DIGITALISATION'],
  ['cii', 'belgium.chart.title', "25% à 75% d'économies"],
  ['cii', 'belgium.eligibility.label', 'Vérifier mon éligibilité'],
  ['cii', 'belgium.faq.title', 'Les questions fréquentes'],
];

/** Content with one text in it, as an English file or edit would give it. */
const withText = (path: string, text: string) =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);

test.each(frenchTexts)(
  '[LANG-06] %s.%s shows its own words, and the French ones when it has none',
  (section, path, french) => {
    const shown = (content: unknown) => valueAt(sectionSchemas[section].parse(content), path);
    expect(shown(withText(path, 'English words'))).toBe('English words');
    expect(shown({})).toBe(french);
    expect([shown(withText(path, '')), shown(withText(path, ' \n'))]).toEqual([french, french]);
  },
);

test('any other text may be left empty', () => {
  expect(sectionSchemas.common.parse({ agency: { phone: '' } }).agency.phone).toBe('');
});
