import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readLegalSections } from '#domain/rich-text/legal-sections.ts';
import { servicesOf } from '../../../http/services.ts';
import { pageLoader } from '../../page-loader.ts';
import { TermsView } from './view.tsx';

const loadContent = pageLoader('terms');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const { sections, ...text } = content.terms;
  return { ...page, text, sections: await readLegalSections(sections, servicesOf(args).richText) };
}

export default function Terms() {
  const { text, sections } = useLoaderData<typeof loader>();
  return <TermsView text={text} sections={sections} />;
}
