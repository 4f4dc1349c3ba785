import { useCallback, useState } from 'react';
import { useLoaderData } from 'react-router';
import { adminPageLoader } from '../../page-loader.ts';
import { words as adminWords } from '../../words.ts';
import { type Banner, EntryBanner } from '../entries/entry-banner.tsx';
import { CaseStudyEditor } from './case-study-editor.tsx';
import { CaseStudyList } from './case-study-list.tsx';
import { loadCaseStudies } from './load-case-studies.ts';
import { words } from './words.ts';

export const loader = adminPageLoader(loadCaseStudies);

export default function CaseStudies() {
  const loaded = useLoaderData<typeof loader>();
  const [banner, setBanner] = useState<Banner>();
  const hideBanner = useCallback(() => setBanner(undefined), []);
  if (!loaded) return null;
  const { language, id, opened } = loaded;
  return (
    <>
      <title>{`${words.title} · ${adminWords.title}`}</title>
      <EntryBanner banner={banner} onDone={hideBanner} />
      {opened ? (
        <CaseStudyEditor key={`${language}/${id}`} loaded={loaded} opened={opened} onBanner={setBanner} />
      ) : (
        <CaseStudyList key={loaded.source?.document.version ?? ''} loaded={loaded} onBanner={setBanner} />
      )}
    </>
  );
}
