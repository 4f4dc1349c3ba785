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
  empty: 'Ce champ ne peut pas rester vide.',
  'none-offered': 'Il faut au moins un type de projet proposé aux visiteurs.',
  other: 'Cette valeur n’est pas acceptée.',
  repeated: 'Ce contenu y est déjà une fois.',
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
