import type { z } from 'zod';

/** What is wrong with a field, said to the administrator who wrote it. */
export function problemWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Ce texte est trop long\u00a0: ${issue.maximum} caractères au plus.`
        : `Ce nombre est trop grand\u00a0: ${issue.maximum} au plus.`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'Ce champ ne peut pas rester vide.'
        : `Ce nombre est trop petit\u00a0: ${issue.minimum} au moins.`;
    case 'invalid_type':
      return expected[issue.expected] ?? 'Cette valeur n’est pas celle attendue.';
    case 'invalid_value':
      return `Choisissez parmi\u00a0: ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return 'Ce texte n’a pas la forme attendue.';
    default:
      return 'Cette valeur n’est pas acceptée.';
  }
}

const expected: Record<string, string> = {
  int: 'Écrivez un nombre entier, sans virgule.',
  number: 'Écrivez un nombre.',
  string: 'Écrivez un texte.',
  boolean: 'Choisissez oui ou non.',
  array: 'Une liste est attendue ici.',
};
