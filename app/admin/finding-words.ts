import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { type ProblemMessage, problemWords } from './problem-words.ts';

/** An amount in euros, or a price as it is written. */
const shown = (price: number | string = 0) =>
  typeof price === 'string'
    ? `«\u00a0${price}\u00a0»`
    : `${new Intl.NumberFormat('fr-FR').format(price)}\u00a0€`;

/** A finding as the administrator who wants to publish reads it. */
export const describeFinding = (finding: PublicationFinding): PublicationFinding & ProblemMessage => ({
  ...finding,
  message: publicationFindingWords(finding),
});

/** What a finding says, after the name of its field. */
export function publicationFindingWords(finding: PublicationFinding): string {
  const { code, address, takenBy, was, becomes, problem, standing } = finding;
  const already = standing ? ' (déjà en ligne)' : '';
  switch (code) {
    case 'schema':
      return problem ? problemWords(problem) : 'Cette valeur n’est pas acceptée.';
    case 'dead-link':
      return `Ce lien ne mène nulle part\u00a0: ${address}${already}`;
    case 'lost-case-study':
      return `Ce cas client est masqué ou n’existe plus\u00a0: ${address}. La page ne montre pas de lien.${already}`;
    case 'lost-choice':
      return `Le calculateur ne propose pas ce choix\u00a0: ${address}. Le lien l’ignore.${already}`;
    case 'name-taken':
      return `Cette adresse (${address}) est déjà prise par ${takenBy ? `«\u00a0${takenBy.title ?? takenBy.id}\u00a0»` : 'un autre contenu'}.`;
    case 'lost-picture':
      return `Cette image n’est plus dans la médiathèque\u00a0: rétablissez-la depuis la corbeille, ou choisissez-en une autre (${address})${already}`;
    case 'unknown-translation':
      return `Aucun contenu n’a cet identifiant dans l’autre langue\u00a0: ${address}`;
    case 'empty-price':
      return `Ce prix est vide. Avant\u00a0: ${shown(was)}.`;
    case 'price-zero':
      return `Ce prix tombe à 0\u00a0€. Avant\u00a0: ${shown(was)}.`;
    case 'price-moved':
      return `${shown(was)} devient ${shown(becomes)}${change(was, becomes)}.`;
    default:
      return plain[code] + already;
  }
}

function change(was: number | string = 0, becomes: number | string = 0): string {
  if (typeof was === 'string' || typeof becomes === 'string' || was === 0) return '';
  // A price that is still there has not fallen by all of it.
  const percent = Math.max(-99, Math.round(((becomes - was) / was) * 100));
  return ` (${percent > 0 ? '+' : '−'}${Math.abs(percent)}\u00a0%)`;
}

const plain = {
  conflict: 'Quelqu’un a publié ce champ entre-temps\u00a0: ouvrez-le pour choisir le texte à garder.',
  'contested-translation':
    'Un autre contenu de cette publication demande la même traduction\u00a0: gardez-en un seul.',
  deleted: 'Ce contenu a été supprimé entre-temps\u00a0: rétablissez-le, ou abandonnez son brouillon.',
  'empty-text':
    'Ce texte ne peut pas rester vide\u00a0: écrivez-en un, ou reprenez l’ancien dans l’historique.',
  'empty-figure': 'Ce chiffre est vide.',
  'idle-redirect':
    'Le site répond déjà à cette adresse, ou l’autre langue la mène ailleurs\u00a0: cette ligne reste sans effet.',
  'other-language': 'Cette langue n’a pas changé\u00a0: la traduction suit-elle\u202f?',
  'picture-words': 'Cette image n’a pas de texte pour ceux qui ne la voient pas.',
  'search-text': 'Ce texte est trop long pour les moteurs de recherche.',
};
