import type { Language } from '#domain/languages.ts';

/** What is said in place of « an e-mail confirms it », where none leaves (server/mail/visitor-mail-limit.ts). */
export const unmailedWords: Record<Language, string> = {
  fr: 'C’est enregistré. Trois e-mails sont déjà partis vers votre adresse aujourd’hui : celui-ci ne partira pas. Gardez l’adresse de cette page.',
  en: 'It is done. We have already sent three emails to your address today, so none will confirm it. Keep the address of this page.',
};

/** Behind the address to which a sent form leads. */
export const UNMAILED = 'unmailed';
