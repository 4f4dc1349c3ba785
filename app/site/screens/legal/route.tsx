import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { servicesOf } from '../../../services.ts';
import { LegalPage } from '../../legal/legal-page.tsx';
import { LegalSection } from '../../legal/legal-section.tsx';
import { readLegalSections } from '../../legal/read-sections.ts';
import { pageLoader } from '../../page-loader.ts';
import { HostingDetails, PublisherDetails } from './details.tsx';

const managed = pageLoader('legal');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await managed(args);
  const { sections, contact, ...text } = content.legal;
  const withMethods = { ...sections, contact: { ...sections.contact, methods: contact.methods } };
  return { ...page, text, sections: await readLegalSections(servicesOf(args), withMethods) };
}

export default function Legal() {
  const { text, sections } = useLoaderData<typeof loader>();
  const details: Record<string, ReactNode> = {
    publisher: <PublisherDetails publisher={text.publisher} labels={text.labels} />,
    hosting: <HostingDetails hosting={text.hosting} labels={text.labels} />,
  };
  return (
    <LegalPage text={text} sections={sections}>
      {sections.map((section, place) => (
        <LegalSection key={section.id} section={section} number={place + 1}>
          {details[section.id]}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
