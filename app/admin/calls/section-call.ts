import type { ActionFunctionArgs } from 'react-router';
import { isSection, type Section } from '#domain/content/sections.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { isRefusal, Refusal } from '#domain/refusal.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import type { Services } from '#server/services.ts';
import { servicesOf } from '../../services.ts';
import { PRIVATE, requireAdministrator } from '../session.ts';
import { wrongMethod } from '../wrong-method.ts';

interface SectionCall {
  services: Services;
  administrator: Administrator;
  section: Section;
  language: Language;
  request: Request;
  params: ActionFunctionArgs['params'];
}

type Answers = Partial<Record<string, (call: SectionCall) => Promise<unknown>>>;

/**
 * The calls of an editor about one section and language, by method: signed in, names known, refusals
 * told as JSON. Serves as loader and as action, so that a method without an answer gets 405 from here.
 */
export function sectionCalls(answers: Answers) {
  const allow = Object.keys(answers).join(', ').replace('GET', 'GET, HEAD');
  return async (args: ActionFunctionArgs): Promise<Response> => {
    const administrator = await requireAdministrator(args);
    try {
      const { params, request } = args;
      const { section = '', language } = params;
      if (!isSection(section) || !isLanguage(language))
        throw new Refusal(404, 'There is no such section or language.');
      const answer = answers[request.method];
      if (!answer) throw wrongMethod(allow);
      const call = { services: servicesOf(args), administrator, section, language, request, params };
      return Response.json(await answer(call), { headers: PRIVATE });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return Response.json(
        { error: error.message, ...error.details },
        { status: error.status, headers: PRIVATE },
      );
    }
  };
}
