import { Link, useLoaderData, useLocation } from 'react-router';
import type { DocumentRef } from '#domain/documents.ts';
import { isLanguage } from '#domain/languages.ts';
import { isRequestError, RequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { describeProblem } from '../../problem-words.ts';
import { type ActionResult, screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DeletedDocuments } from './deleted-documents.tsx';
import { DeletedImages } from './deleted-images.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const { bin } = serverServicesOf(args);
  const [documents, images] = await Promise.all([bin.documents(), bin.images()]);
  return { documents, images };
});

export const action = screenAction({
  async restore({ services, administrator, form }) {
    const ref = readRef(form);
    try {
      await services.bin.restore(ref, administrator.email);
    } catch (error) {
      if (!isRequestError(error)) throw error;
      const restoreError = await restoreErrorOf(ref, error, services);
      if (!restoreError) throw error;
      return restoreError;
    }
    return { done: words.restored(form.name ?? '') };
  },

  async 'restore-image'({ services, administrator, form: { id = '' } }) {
    await services.bin.restoreImage(id, administrator.email);
    return { done: words.imageRestored };
  },
});

export const clientAction = screenClientAction();

function readRef({ collection = '', language = '', id = '' }: Record<string, string>): DocumentRef {
  if (!isCollection(collection) || !isLanguage(language))
    throw new RequestError(404, 'There is no such document.', { reason: 'not-in-bin' });
  return { collection, language, id };
}

const isCollection = (text: string): text is DocumentRef['collection'] => Object.hasOwn(words.kinds, text);

/** The content whose address stands in the way. */
interface ConflictingEntry {
  title: string;
  /** Its editor, below the address of the back office. */
  place: string;
  language: DocumentRef['language'];
}

type RestoreResult = ActionResult & { conflicting?: ConflictingEntry };

/** Why it cannot be restored and what to do about it; undefined where there is nothing to do. */
async function restoreErrorOf(
  { collection, language }: DocumentRef,
  { details: { reason, problems = [], slug, takenBy } }: RequestError,
  { articles, caseStudies }: Services,
): Promise<RestoreResult | undefined> {
  if (reason === 'bin-outdated') {
    const told = problems.map(describeProblem).map(({ path, message }) => `${path}\u00a0: ${message}`);
    return { error: words.outdated(told.join(' ')) };
  }
  if (reason !== 'name-taken' || typeof takenBy !== 'string') return undefined;
  const entries = collection === 'article' ? articles : caseStudies;
  const title = (await entries.byId(language, takenBy))?.title ?? takenBy;
  const place = `${collection === 'article' ? 'articles' : 'case-studies'}/${encodeURIComponent(takenBy)}`;
  return { error: words.taken(String(slug), title), conflicting: { title, place, language } };
}

/** What was deleted, and the way back. */
export default function Bin() {
  const loaded = useLoaderData<typeof loader>();
  const location = useLocation();
  const result: RestoreResult | undefined = useActionResult();
  if (!loaded) return null;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      <FormNotice result={result} />
      {result?.conflicting && (
        <p>
          <Link
            to={addressOf(location, result.conflicting.place, result.conflicting.language)}
            className="text-link underline"
          >
            {words.openConflictingEntry(result.conflicting.title)}
          </Link>
        </p>
      )}
      {loaded.documents.length === 0 && loaded.images.length === 0 ? (
        <div className="list-empty admin-card">
          <strong className="text-ink">{words.empty}</strong>
          <p>{words.emptyNext}</p>
        </div>
      ) : (
        <>
          <DeletedDocuments documents={loaded.documents} />
          <DeletedImages images={loaded.images} />
        </>
      )}
    </div>
  );
}
