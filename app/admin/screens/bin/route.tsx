import { useLoaderData } from 'react-router';
import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { screenAction, useFormAnswer } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DeletedDocuments } from './deleted-documents.tsx';
import { DeletedPictures } from './deleted-pictures.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const { bin } = serverServicesOf(args);
  const [documents, pictures] = await Promise.all([bin.documents(), bin.pictures()]);
  return { documents, pictures };
});

export const action = screenAction({
  async restore({ services, administrator, form }) {
    await services.bin.restore(readRef(form), administrator.email);
    return { done: words.restored(form.name ?? '') };
  },

  async 'restore-picture'({ services, administrator, form: { id = '' } }) {
    await services.bin.restorePicture(id, administrator.email);
    return { done: words.pictureRestored };
  },
});

function readRef({ collection = '', language = '', id = '' }: Record<string, string>): DocumentRef {
  if (!isCollection(collection) || !isLanguage(language))
    throw new RequestError(404, 'There is no such document.', { reason: 'not-in-bin' });
  return { collection, language, id };
}

const isCollection = (text: string): text is DocumentRef['collection'] => Object.hasOwn(words.kinds, text);

/** What was deleted, and the way back. */
export default function Bin() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useFormAnswer();
  if (!loaded) return null;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      <FormNotice answer={answer} />
      {loaded.documents.length === 0 && loaded.pictures.length === 0 ? (
        <div className="list-empty admin-card">
          <strong className="text-ink">{words.empty}</strong>
          <p>{words.emptyNext}</p>
        </div>
      ) : (
        <>
          <DeletedDocuments documents={loaded.documents} />
          <DeletedPictures pictures={loaded.pictures} />
        </>
      )}
    </div>
  );
}
