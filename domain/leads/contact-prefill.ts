import type { ProjectType } from './project-types.ts';

/** What the contact form begins with: nothing, or what a plan button carried along. */
export interface ContactPrefill {
  projectType: ProjectType | '';
  message: string;
}

/** A plan counts only with its price; its message, where the address has none, is made from the managed text. */
export function contactPrefill(query: URLSearchParams, text: string): ContactPrefill {
  const plan = query.get('plan');
  const price = query.get('price');
  if (!plan || !price) return { projectType: '', message: '' };
  const made = text.replace('{plan}', () => plan).replace('{price}', () => price);
  return { projectType: 'hebergement', message: query.get('message') || made };
}
