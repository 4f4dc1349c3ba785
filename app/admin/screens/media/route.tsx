import { Link, useLoaderData } from 'react-router';
import { ALT_MAX } from '#domain/images/image-rules.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { Gallery } from './gallery.tsx';
import { ImagePanel } from './image-panel.tsx';
import { readMediaQuery, useMediaAddress } from './query.ts';
import { UploadZone } from './upload-zone.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const query = readMediaQuery(args.url.searchParams);
  const { media } = serverServicesOf(args);
  const [page, opened] = await Promise.all([
    media.page(query),
    query.open ? media.read(query.open) : undefined,
  ]);
  return { query, page, opened };
});

export const action = screenAction({
  async describe({ services, administrator, form: { id = '', fr = '', en = '' } }) {
    if (fr.length > ALT_MAX || en.length > ALT_MAX) return { error: words.tooLong };
    await services.media.describe(id, { fr: fr.trim(), en: en.trim() }, administrator.email);
    return { done: words.saved };
  },
  async remove({ services, administrator, form: { id = '', shownIn } }) {
    await services.media.remove(id, Number(shownIn) || 0, administrator.email);
    return { done: words.removed };
  },
});

export const clientAction = screenClientAction();

export default function Media() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  const address = useMediaAddress();
  if (!loaded) return null;
  const { query, page, opened } = loaded;
  return (
    <UploadZone
      head={
        <ScreenHead title={words.title}>
          <ListSearch search={query.search} label={words.search} hint={words.searchHint}>
            {query.unused && <input type="hidden" name="unused" value="1" />}
          </ListSearch>
          <Link to={address({ ...query, unused: !query.unused, page: 1, open: '' })} className="quiet-button">
            {query.unused ? words.all : words.onlyUnused}
          </Link>
        </ScreenHead>
      }
    >
      <FormNotice result={result} />
      <div className="media-layout" data-open={query.open !== ''}>
        <Gallery query={query} page={page} />
        {opened && <ImagePanel key={opened.id} query={query} image={opened} />}
        {query.open !== '' && !opened && <p className="admin-card text-ink-soft">{words.gone}</p>}
      </div>
    </UploadZone>
  );
}
