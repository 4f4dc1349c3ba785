/** What a plan holds when it is added in the editor of the hosting page (HOSTED-05). */
export const newPlan = {
  name: 'new plan',
  price: '0€/mois',
  description: '',
  popular: false,
  features: ['Caractéristique 1', 'Caractéristique 2'],
} as const;
