import { withPlan } from './plan-request.ts';
import { type ProjectType, projectTypes } from './project-types.ts';

/** What the contact form begins with: nothing, or what a plan button carried along. */
export interface ContactPrefill {
  projectType: ProjectType | '';
  message: string;
}

/**
 * A plan counts only with its price; its message, where the address has none, is made from the managed
 * text. It is a hosting plan unless the address names another kind of project.
 */
export function contactPrefill(query: URLSearchParams, text: string): ContactPrefill {
  const plan = query.get('plan');
  const price = query.get('price');
  if (!plan || !price) return { projectType: '', message: '' };
  const projectType = projectTypes.find((type) => type === query.get('type')) ?? 'hebergement';
  return { projectType, message: query.get('message') || withPlan(text, { name: plan, price }) };
}
