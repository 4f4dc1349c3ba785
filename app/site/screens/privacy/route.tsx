import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { servicesOf } from '../../../services.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { LegalSections } from '../../legal/legal-sections.tsx';
import { readLegalSections } from '../../legal/read-sections.ts';
import { pageLoader } from '../../page-loader.ts';

const managed = pageLoader('privacy');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await managed(args);
  const { sections, ...text } = content.privacy;
  return { ...page, text, sections: await readLegalSections(servicesOf(args), sections) };
}

export default function Privacy() {
  const { text, sections } = useLoaderData<typeof loader>();
  return (
    <LegalPage text={text} sections={sections}>
      <LegalSections sections={sections} />
    </LegalPage>
  );
}
