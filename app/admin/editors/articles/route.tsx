import { useCallback, useState } from 'react';
import { useLoaderData } from 'react-router';
import { adminPageLoader } from '../../page-loader.ts';
import { words as adminWords } from '../../words.ts';
import { type Banner, EntryBanner } from '../entries/entry-banner.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleList } from './article-list.tsx';
import { loadArticles, NEW } from './load-articles.ts';
import { words } from './words.ts';

export const loader = adminPageLoader(loadArticles);

export default function Articles() {
  const loaded = useLoaderData<typeof loader>();
  const [banner, setBanner] = useState<Banner>();
  const hideBanner = useCallback(() => setBanner(undefined), []);
  if (!loaded) return null;
  const { id, opened, language } = loaded;
  const editing = opened !== undefined || id === NEW;
  return (
    <>
      <title>{`${words.title} · ${adminWords.title}`}</title>
      <EntryBanner banner={banner} onDone={hideBanner} />
      {editing && <ArticleEditor key={`${language}/${id}`} loaded={loaded} onBanner={setBanner} />}
      {!editing && id !== '' && (
        <p role="alert" className="notice notice-bad mb-4">
          {words.gone}
        </p>
      )}
      <ArticleList loaded={loaded} editing={editing} onBanner={setBanner} />
    </>
  );
}
