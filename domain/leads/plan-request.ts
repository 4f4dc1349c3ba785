import type { Language } from '../languages.ts';
import { pathTo } from '../pages.ts';

interface Plan {
  name: string;
  price: string;
}

const requestText: Record<Language, (plan: Plan) => string> = {
  fr: ({ name, price }) =>
    `Bonjour, la formule ${name} à ${price} m’intéresse. Pouvez-vous m’en dire plus et m’envoyer un devis personnalisé ?`,
  en: ({ name, price }) =>
    `Hello, I am interested in the ${name} plan at ${price}. Could you tell me more and send me a personalised quote?`,
};

/** The contact page, told which plan somebody wants. */
export function planRequestPath(plan: Plan, language: Language): string {
  const query = new URLSearchParams({
    plan: plan.name,
    price: plan.price,
    message: requestText[language](plan),
  });
  return `${pathTo('contact', language)}?${query}`;
}
