import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readLegalSections } from '#domain/rich-text/legal-sections.ts';
import { servicesOf } from '../../../http/services.ts';
import { pageLoader } from '../../page-loader.ts';
import { PrivacyView } from './view.tsx';

const loadContent = pageLoader('privacy');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const { sections, ...text } = content.privacy;
  return { ...page, text, sections: await readLegalSections(sections, servicesOf(args).richText) };
}

export default function Privacy() {
  const { text, sections } = useLoaderData<typeof loader>();
  return <PrivacyView text={text} sections={sections} />;
}
