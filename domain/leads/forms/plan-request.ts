import type { Language } from '../../languages.ts';
import { pathTo } from '../../pages.ts';
import type { ProjectType } from './project-types.ts';

interface Plan {
  name: string;
  price: string;
}

/** A managed text with `{plan}` and `{price}` replaced by those of a plan. */
export function withPlan(text: string, { name, price }: Plan): string {
  return text.replace(/\{(plan|price)\}/g, (_, word) => (word === 'plan' ? name : price));
}

interface PlanRequest {
  /** The managed text of the message. */
  request: string;
  language: Language;
  /** The kind of project, where it is not hosting. */
  type?: ProjectType;
}

/** The contact page, told which plan somebody wants. */
export function planRequestPath(plan: Plan, { request, language, type }: PlanRequest): string {
  const query = new URLSearchParams({
    plan: plan.name,
    price: plan.price,
    message: withPlan(request, plan),
    ...(type && { type }),
  });
  return `${pathTo('contact', language)}?${query}`;
}
