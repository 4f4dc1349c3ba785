import type { Selection } from '#domain/calculator/choices.ts';
import { estimate } from '#domain/calculator/estimate.ts';
import { selectionSchema } from '#domain/calculator/selection.schema.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { formProblems } from '#domain/leads/forms/form-problems.ts';
import { quoteFormSchema } from '#domain/leads/forms/quote.schema.ts';
import type { LeadMailComposer } from '#domain/mail/lead-mail-composer.ts';
import { pathTo } from '#domain/pages.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { frozenBody } from '#server/estimates/estimate-service.ts';
import type { Log } from '#server/log.ts';
import type { StepCounts } from '#server/statistics/step-counts.ts';
import { newToken } from '#server/tokens.ts';
import { checked } from './checked-form.ts';

interface Parts {
  content: ContentService;
  mails: LeadMailComposer;
  counts: StepCounts;
  siteUrl: string;
  log: Log;
  now: () => Date;
}

/** Makes of a request for a quote what is stored and what is mailed. */
export function createQuotePreparation({ content, mails, counts, siteUrl, log, now }: Parts) {
  return {
    /** The form, the price by our own rules, and the estimate frozen under an address of its own. */
    async prepare(input: unknown) {
      const language = languageOf(input);
      const calculator = await content.section('calculator', language);
      const chosen = selectionSchema(calculator).safeParse(input);
      const form = checked(quoteFormSchema, input, chosen.error && formProblems(chosen.error, input));
      const selection = chosen.data as NonNullable<typeof chosen.data>;
      const figures = estimate(calculator, selection);
      const frozen = { calculator, selection, figures, language, madeAt: now() };
      const token = newToken();
      const sent = { ...frozen, url: siteUrl + pathTo('estimate', language, token) };
      return {
        form,
        selection,
        figures,
        row: { token, language, body: frozenBody(frozen), created_at: frozen.madeAt.toISOString() },
        notice: await mails.quote(form, sent),
        copy: form.copy ? await mails.quoteCopy(form.email, sent) : undefined,
      };
    },

    /** A number that is missing is no reason to tell somebody that their request failed. */
    async countSent(selection: Selection, language: Language): Promise<void> {
      await counts
        .countSent(selection, language)
        .catch((error: unknown) => log.warn({ err: error }, 'a quote request was not counted'));
    },
  };
}

export type QuotePreparation = ReturnType<typeof createQuotePreparation>;

function languageOf(input: unknown): Language {
  const { language } = Object(input);
  return isLanguage(language) ? language : 'fr';
}
