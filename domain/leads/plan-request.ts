import type { Language } from '../languages.ts';
import { pathTo } from '../pages.ts';

interface Plan {
  name: string;
  price: string;
}

/** A managed text with `{plan}` and `{price}` replaced by those of a plan. */
export function withPlan(text: string, { name, price }: Plan): string {
  return text.replace(/\{(plan|price)\}/g, (_, word) => (word === 'plan' ? name : price));
}

/** The contact page, told which plan somebody wants; `request` is the managed text of the message. */
export function planRequestPath(plan: Plan, request: string, language: Language): string {
  const query = new URLSearchParams({
    plan: plan.name,
    price: plan.price,
    message: withPlan(request, plan),
  });
  return `${pathTo('contact', language)}?${query}`;
}
