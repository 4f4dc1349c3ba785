import type { Problem } from '#domain/content-checks/check-content.ts';
import type { TypographyProblem } from '#domain/content-checks/typography.ts';

export const words = {
  title: 'Contrôle des contenus',
  lead: 'Ce qui est publié, relu dans les deux langues\u00a0: liens, images, textes pour les moteurs de recherche, typographie.',
  faults: (count: number) => `À corriger (${count})`,
  advice: (count: number) => `Conseils de typographie (${count})`,
  noFaults: 'Rien à corriger\u00a0: chaque lien mène quelque part et chaque image a ses mots.',
  noAdvice: 'Aucun conseil\u00a0: la typographie est soignée.',
  languages: { fr: 'Français', en: 'Anglais' },
  more: (count: number) => `Et ${count} autres, qui apparaîtront une fois ceux-ci corrigés.`,
};

const typographyWords: Record<TypographyProblem, string> = {
  'straight-apostrophe': 'apostrophe droite : écrire ’',
  'straight-quotes': 'guillemets droits : écrire « … »',
  'space-before-mark': 'espace simple avant ? ! ; : mettre une espace fine insécable',
  'space-before-colon': 'espace simple avant deux-points : mettre une espace insécable',
  'no-space-before-mark': 'pas d’espace avant ? ! ; : mettre une espace fine insécable',
  'space-inside-quotes': 'espace simple dans les guillemets : mettre une espace insécable',
  'space-before-unit': 'espace simple devant € ou % : mettre une espace insécable',
  'three-dots': 'trois points : écrire …',
};

/** What to correct, for the person who edits. */
export function contentProblemWords(problem: Problem): string {
  switch (problem.code) {
    case 'missing-alt':
      return 'texte alternatif manquant';
    case 'image-without-alt':
      return 'image sans texte alternatif';
    case 'missing-translation':
      return 'ce champ n’existe que dans l’autre langue';
    case 'broken-link':
      return `lien sans page : ${problem.address}`;
    case 'lost-case-study':
      return `cas client introuvable ou masqué : ${problem.id}`;
    case 'lost-choice':
      return `choix que le calculateur ne propose pas : ${problem.id}`;
    case 'seo-title-length':
      return `titre de ${problem.length} caractères, de ${problem.min} à ${problem.max}`;
    case 'seo-description-length':
      return `description de ${problem.length} caractères, de ${problem.min} à ${problem.max}`;
    case 'skipped-heading':
      return `titre de niveau ${problem.level} après un titre de niveau ${problem.above}`;
    default:
      return typographyWords[problem.code];
  }
}
