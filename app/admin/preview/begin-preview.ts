import { type ActionFunctionArgs, redirect } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { parisMoment } from '#domain/publishing/paris-moment.ts';
import { type Perspective, readPerspective } from '#domain/publishing/perspective.ts';
import { sitePath } from '#domain/publishing/preview.ts';
import { isRequestError } from '#domain/request-error.ts';
import { serverServicesOf } from '../../http/services.ts';
import { previewWords } from '../../preview/words.ts';
import { PRIVATE, requireAdministrator, sessionToken, signedIn } from '../auth/session.ts';
import { readForm } from '../read-form.ts';
import { wrongMethod } from '../wrong-method.ts';

export function loader() {
  throw wrongMethod('POST');
}

/**
 * POST: shows the site in a perspective, from the given path on. `perspective` as `perspectiveText` writes it,
 * or `at`, a time in France. A plain form, so what is refused is told in plain text.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') throw wrongMethod('POST');
  if (!(await signedIn(args))) return redirect(adminPaths.fr, { headers: PRIVATE });
  await requireAdministrator(args);
  const { perspective: text = '', at = '', path = '' } = await readForm(args.request);
  const target = sitePath(path);
  const words = previewWords[languageOf(target)];
  const perspective = text === '' ? momentOf(at) : readPerspective(text);
  if (!perspective) return refused(422, words.noMoment);
  try {
    const cookie = await serverServicesOf(args).previews.begin(perspective, sessionToken(args) ?? '');
    return redirect(target, { status: 303, headers: { ...PRIVATE, 'set-cookie': cookie } });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return refused(error.status, error.status === 422 ? words.past : words.gone);
  }
}

function momentOf(at: string): Perspective | undefined {
  const [date = '', time = ''] = at.split('T');
  const moment = parisMoment(date, time);
  return moment instanceof Date ? { kind: 'at', time: moment } : undefined;
}

function refused(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
  });
}
