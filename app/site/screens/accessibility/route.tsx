import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { rgaaThemes } from '#domain/accessibility/rgaa.ts';
import { countResults, statementSections } from '#domain/accessibility/statement.ts';
import { languageOf } from '#domain/languages.ts';
import { readLegalSections } from '#domain/rich-text/legal-sections.ts';
import { servicesOf } from '../../../http/services.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { LegalSection } from '../../legal/legal-section.tsx';
import { pageLoader } from '../../page-loader.ts';
import { ResultTable } from './result-table.tsx';

const loadContent = pageLoader('common');

export async function loader(args: LoaderFunctionArgs) {
  const { content, head } = await loadContent(args);
  const { sections, table, ...text } = content.common.accessibility;
  const language = languageOf(args.url.pathname);
  return {
    head,
    text,
    table,
    sections: await readLegalSections(statementSections(sections), servicesOf(args).richText),
    results: rgaaThemes.map((theme) => ({ name: theme.name[language], ...countResults([theme]) })),
  };
}

/** The section that shows the checklist. */
const RESULTS = 'results';

export default function Accessibility() {
  const { text, sections, table, results } = useLoaderData<typeof loader>();
  return (
    <LegalPage text={text} sections={sections}>
      {sections.map((section, place) => (
        <LegalSection key={section.id} section={section} number={place + 1}>
          {section.id === RESULTS && <ResultTable title={section.title} words={table} results={results} />}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
