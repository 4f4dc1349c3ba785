import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  isRouteErrorResponse,
  redirect,
} from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { parisMoment } from '#domain/publishing/paris-moment.ts';
import { type Perspective, readPerspective } from '#domain/publishing/perspective.ts';
import { sitePath } from '#domain/publishing/preview.ts';
import { isRequestError } from '#domain/request-error.ts';
import { serverServicesOf } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { previewWords } from '../../preview/words.ts';
import { PRIVATE, requireAdministrator, sessionToken, signedIn } from '../auth/session.ts';
import { readForm } from '../read-form.ts';
import { adminLinks } from '../styles.ts';

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? PRIVATE;
export const links = adminLinks;

export function loader() {
  throw wrongMethod('POST');
}

/**
 * POST: shows the site in a perspective, from the given path on. `perspective` as `perspectiveText` writes it,
 * or `at`, a time in France. A plain form: what is refused is told on a page, in the language of the path.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') throw wrongMethod('POST');
  if (!(await signedIn(args))) return redirect(adminPaths.fr, { headers: PRIVATE });
  await requireAdministrator(args);
  const { perspective: text = '', at = '', path = '' } = await readForm(args.request);
  const target = sitePath(path);
  const words = previewWords[languageOf(target)];
  const perspective = text === '' ? momentOf(at) : readPerspective(text);
  if (!perspective) throw previewError(422, { target, sentence: words.noMoment });
  try {
    const cookie = await serverServicesOf(args).previews.begin(perspective, sessionToken(args) ?? '');
    return redirect(target, { status: 303, headers: { ...PRIVATE, 'set-cookie': cookie } });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    throw previewError(error.status, { target, sentence: error.status === 422 ? words.past : words.gone });
  }
}

function momentOf(at: string): Perspective | undefined {
  const [date = '', time = ''] = at.split('T');
  const moment = parisMoment(date, time);
  return moment instanceof Date ? { kind: 'at', time: moment } : undefined;
}

interface PreviewError {
  /** The page from which it was asked. */
  target: string;
  sentence: string;
}

const previewError = (status: number, body: PreviewError) => data(body, { status, headers: PRIVATE });

/** Nobody comes to see it: whoever asks for a preview is led to the site. */
export default function BeginPreview() {
  return null;
}

/** What cannot be previewed, and the way back; a preview that was seen before goes on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  // Anything else is told as on every other page.
  if (!isRouteErrorResponse(error) || !error.data?.sentence) throw error;
  const { target, sentence }: PreviewError = error.data;
  const language = languageOf(target);
  const words = previewWords[language];
  return (
    <main lang={language} className="page band">
      <title>{words.refused}</title>
      <meta name="robots" content="noindex" />
      <div className="border-4 border-frame bg-window p-8 sm:p-12">
        <h1 className="text-title">{words.refused}</h1>
        <p className="mt-4 mb-8 max-w-[52ch] text-lead">{sentence}</p>
        <a href={target} className="button">
          {words.backToPage}
        </a>
      </div>
    </main>
  );
}
