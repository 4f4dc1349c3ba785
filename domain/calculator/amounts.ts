import type { Language } from '../languages.ts';

const VAT_PERCENT = 20;

const NARROW_SPACE = '\u202f';
const FIXED_SPACE = '\u00a0';
const MINUS = '\u2212';

const groupMark: Record<Language, string> = { fr: NARROW_SPACE, en: ',' };
const inEuros: Record<Language, (digits: string) => string> = {
  fr: (digits) => `${digits}${FIXED_SPACE}€`,
  en: (digits) => `€${digits}`,
};

/** Whole euros as the language writes them, the same on every machine: `5 320 €`, `€5,320`. */
export function formatAmount(amount: number, language: Language): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, groupMark[language]);
  return (amount < 0 ? MINUS : '') + inEuros[language](digits);
}

/** A difference, with its sign: `+500 €`. */
export function formatChange(amount: number, language: Language): string {
  return (amount > 0 ? '+' : '') + formatAmount(amount, language);
}

/** `1,2` in French, `1.2` in English. */
export function formatFactor(factor: number, language: Language): string {
  return language === 'fr' ? String(factor).replace('.', ',') : String(factor);
}

/** An amount before tax, its tax to the nearest euro, and both together. */
export function withVat(net: number): { net: number; vat: number; gross: number } {
  const vat = Math.round((net * VAT_PERCENT) / 100);
  return { net, vat, gross: net + vat };
}
