import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sectionsOf } from '#domain/content/legal-texts.ts';
import { omit } from '#domain/omit.ts';
import { readLegalSections } from '#domain/rich-text/legal-sections.ts';
import { servicesOf } from '../../../http/services.ts';
import { pageLoader } from '../../page-loader.ts';
import { LegalView } from './view.tsx';

const loadContent = pageLoader('legal');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const sections = await readLegalSections(sectionsOf(content.legal), servicesOf(args).richText);
  return { ...page, text: omit(content.legal, 'sections', 'contact'), sections };
}

export default function Legal() {
  const { text, sections } = useLoaderData<typeof loader>();
  return <LegalView text={text} sections={sections} />;
}
