import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';
import { PrivacySections } from './sections.tsx';
import { PrivacyToc } from './toc.tsx';

export const loader = pageLoader('privacy');

export default function Privacy() {
  const { privacy } = useLoaderData<typeof loader>().content;
  return (
    <>
      <PageIntro {...privacy} />
      <PrivacyToc privacy={privacy} />
      <PrivacySections privacy={privacy} />
    </>
  );
}
