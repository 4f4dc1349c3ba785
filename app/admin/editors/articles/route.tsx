import { useCallback, useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { adminPageLoader } from '../../page-loader.ts';
import { addressOf, NEW_ARTICLE, newArticlePath } from '../../shell/address.ts';
import { words as adminWords } from '../../words.ts';
import { type Banner, EntryBanner } from '../entries/entry-banner.tsx';
import { Untranslated } from '../entries/translate-entry.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleList } from './article-list.tsx';
import { loadArticles } from './load-articles.ts';
import { words } from './words.ts';

export const loader = adminPageLoader(loadArticles);

export default function Articles() {
  const loaded = useLoaderData<typeof loader>();
  const location = useLocation();
  const navigate = useNavigate();
  const [banner, setBanner] = useState<Banner>();
  const [named, setNamed] = useState<string>();
  const hideBanner = useCallback(() => setBanner(undefined), []);
  if (!loaded) return null;
  const { id, opened, language, elsewhere } = loaded;
  const editing = opened !== undefined || id === NEW_ARTICLE;
  // A new article keeps its editor, with all that is being typed, when it gets an address of its own.
  const key = id === named ? NEW_ARTICLE : id;
  const name = (given: string) => {
    if (id !== NEW_ARTICLE) return;
    setNamed(given);
    navigate(addressOf(location, `articles/${given}`), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <title>{`${words.title} · ${adminWords.title}`}</title>
      <EntryBanner banner={banner} onDone={hideBanner} />
      {editing && (
        <ArticleEditor key={`${language}/${key}`} loaded={loaded} onBanner={setBanner} onNamed={name} />
      )}
      {!editing && elsewhere && (
        <Untranslated
          elsewhere={elsewhere}
          language={language}
          words={words}
          folder="articles"
          newPath={newArticlePath}
        />
      )}
      {!editing && id !== '' && !elsewhere && (
        <p role="alert" className="notice notice-bad mb-4">
          {words.gone}
        </p>
      )}
      <ArticleList loaded={loaded} editing={editing} onBanner={setBanner} />
    </>
  );
}
