import { useLoaderData } from 'react-router';
import { adminPageLoader } from '../../page-loader.ts';
import { words as adminWords } from '../../words.ts';
import { CaseStudyEditor } from './case-study-editor.tsx';
import { CaseStudyList } from './case-study-list.tsx';
import { loadCaseStudies } from './load-case-studies.ts';
import { words } from './words.ts';

export const loader = adminPageLoader(loadCaseStudies);

export default function CaseStudies() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  const { language, id, opened } = loaded;
  return (
    <>
      <title>{`${words.title} · ${adminWords.title}`}</title>
      {opened ? (
        <CaseStudyEditor key={`${language}/${id}`} loaded={loaded} opened={opened} />
      ) : (
        <CaseStudyList loaded={loaded} />
      )}
    </>
  );
}
