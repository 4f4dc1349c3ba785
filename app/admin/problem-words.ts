import type { FieldProblem } from '#domain/content/field-problem.ts';

/** What is wrong with a field, as the administrator who wrote it reads it. */
export interface ProblemMessage {
  path: string;
  message: string;
}

export const describeProblem = (problem: FieldProblem): ProblemMessage => ({
  path: problem.path,
  message: problemWords(problem),
});

export function problemWords({ code, limit, expected, choices = [] }: FieldProblem): string {
  switch (code) {
    case 'too-long':
      return `Ce texte est trop long\u00a0: ${limit} caractères au plus.`;
    case 'too-large':
      return `Ce nombre est trop grand\u00a0: ${limit} au plus.`;
    case 'too-small':
      return `Ce nombre est trop petit\u00a0: ${limit} au moins.`;
    case 'not-a-choice':
      return `Choisissez parmi\u00a0: ${choices.join(', ')}.`;
    case 'fixed':
      return `Cette valeur ne peut pas changer\u00a0: ${expected}.`;
    case 'wrong-kind':
      return kinds[expected ?? ''] ?? 'Cette valeur n’est pas celle attendue.';
    default:
      return words[code];
  }
}

const words = {
  'address-answers': 'Le site répond déjà à cette adresse\u00a0: elle n’est pas ancienne.',
  empty: 'Ce champ ne peut pas rester vide\u00a0: écrivez-y quelque chose.',
  'leads-on': 'Cette adresse est elle-même une ancienne adresse\u00a0: écrivez celle où elle mène.',
  'leads-to-itself': 'Cette adresse mène à elle-même.',
  'none-offered': 'Il faut au moins un type de projet proposé aux visiteurs.',
  'not-a-date': 'Écrivez un jour comme 2026-12-24\u00a0: année, mois, jour.',
  'not-a-path':
    'Écrivez la fin de l’ancienne adresse, à partir de la barre oblique et sans ? ni #\u00a0: /ancienne-page.',
  'not-a-step': 'Écrivez une durée par pas de cinq minutes\u00a0: 30, 45, 60.',
  'not-a-target':
    'Écrivez une adresse de ce site, qui commence par /, ou une adresse qui commence par https://.',
  'not-hours':
    'Écrivez les heures dans l’ordre, comme 9h-12h, 14h-18h, par pas de cinq minutes. Rien\u00a0: fermé ce jour-là.',
  other: 'Cette valeur n’est pas acceptée.',
  repeated: 'Ce contenu y est déjà une fois.',
  'reserved-address': 'Cette adresse sert au fonctionnement du site.',
  'too-far': 'Cette date est trop lointaine\u00a0: dix ans au plus.',
  'unknown-field': 'Ce champ n’existe pas.',
  'unsafe-address': 'Cette adresse n’est pas permise.',
  'wrong-form': 'Ce texte n’a pas la forme attendue.',
};

const kinds: Record<string, string> = {
  int: 'Écrivez un nombre entier, sans virgule.',
  number: 'Écrivez un nombre.',
  string: 'Écrivez un texte.',
  boolean: 'Choisissez oui ou non.',
  array: 'Une liste est attendue ici.',
};
