import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../http/services.ts';
import { indexedAddresses } from './indexed-addresses.ts';
import { managedTexts } from './managed-texts.ts';

/** The site in one page of Markdown, for programs that answer people's questions. */
export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const { agency } = await services.content.section('common', 'fr');
  const addresses = await indexedAddresses(services);
  const lines = await Promise.all(
    addresses.map(async ({ page, language, path, title }) => {
      const texts = title ? { title, description: '' } : await managedTexts(services, page, language);
      const about = texts.description && `: ${texts.description}`;
      return { language, line: `- [${texts.title}](${services.siteUrl}${path})${about}` };
    }),
  );
  const list = (language: string) =>
    lines
      .filter((entry) => entry.language === language)
      .map(({ line }) => line)
      .join('\n');
  const { street, postalCode, city } = agency.address;
  const text = `# ${agency.name}

> ${agency.tagline}

${agency.email}, ${agency.phone}, ${street}, ${postalCode} ${city}.

## Français

${list('fr')}

## English

${list('en')}
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
