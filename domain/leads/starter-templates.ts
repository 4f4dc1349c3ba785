import type { Language } from '../languages.ts';

interface StarterTemplate {
  id: string;
  language: Language;
  name: string;
  text: string;
}

/** Answers to begin with: an agency changes them into its own words. */
export const starterTemplates: readonly StarterTemplate[] = [
  {
    id: 'starter-fr-details',
    language: 'fr',
    name: 'Demander des précisions',
    text: 'Bonjour {name},\n\nMerci pour votre message. Pour vous répondre utilement, il nous manque trois choses\u00a0: ce que le site doit vous apporter, la date à laquelle vous aimeriez l’ouvrir, et le budget que vous avez en tête, même large.\n\nBien à vous,\n{agency}',
  },
  {
    id: 'starter-fr-meeting',
    language: 'fr',
    name: 'Proposer un rendez-vous',
    text: 'Bonjour {name},\n\nMerci pour votre message. Le plus simple est d’en parler une demi-heure, au téléphone ou à l’atelier\u00a0: quel jour de la semaine prochaine vous arrange\u00a0?\n\nBien à vous,\n{agency}',
  },
  {
    id: 'starter-fr-estimate',
    language: 'fr',
    name: 'Relancer après une estimation',
    text: 'Bonjour {name},\n\nVous avez fait une estimation sur notre site\u00a0; elle est toujours là\u00a0: {estimate}\n\nAvez-vous des questions, ou quelque chose à changer\u00a0? Nous adaptons volontiers les lignes à votre projet.\n\nBien à vous,\n{agency}',
  },
  {
    id: 'starter-fr-refusal',
    language: 'fr',
    name: 'Décliner avec regret',
    text: 'Bonjour {name},\n\nMerci d’avoir pensé à nous. Votre projet sort de ce que nous faisons bien, et nous préférons vous le dire tout de suite. Nous vous souhaitons une belle réussite.\n\nBien à vous,\n{agency}',
  },
  {
    id: 'starter-en-details',
    language: 'en',
    name: 'Ask for details',
    text: 'Hello {name},\n\nThank you for your message. To give you a useful answer we need three things: what the website should do for you, when you would like to open it, and the budget you have in mind, even roughly.\n\nKind regards,\n{agency}',
  },
  {
    id: 'starter-en-meeting',
    language: 'en',
    name: 'Suggest a meeting',
    text: 'Hello {name},\n\nThank you for your message. The easiest thing is to talk it over for half an hour, on the phone or at our workshop: which day next week suits you?\n\nKind regards,\n{agency}',
  },
  {
    id: 'starter-en-estimate',
    language: 'en',
    name: 'Follow up on an estimate',
    text: 'Hello {name},\n\nYou worked out an estimate on our website, and it is still there: {estimate}\n\nDo you have any questions, or is there anything you would like to change? We are happy to adapt it to your project.\n\nKind regards,\n{agency}',
  },
  {
    id: 'starter-en-refusal',
    language: 'en',
    name: 'Decline politely',
    text: 'Hello {name},\n\nThank you for thinking of us. Your project is outside what we do well, and we would rather tell you at once. We wish you every success with it.\n\nKind regards,\n{agency}',
  },
];
