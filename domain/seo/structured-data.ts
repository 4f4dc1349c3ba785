import { lastChange } from '../articles/article-date.ts';

/** What search engines read about a page beside its words: schema.org, as plain objects. */
type Data = Record<string, unknown>;

interface Agency {
  name: string;
  tagline: string;
  address: { street: string; postalCode: string; city: string; country: string };
  phoneHref: string;
  email: string;
  foundedYear: string;
  social: readonly { url: string }[];
}

const agencyId = (siteUrl: string) => `${siteUrl}/#agency`;

/** Who we are, and that this is our site. No ratings: one does not give them to oneself. */
export function agencyData(siteUrl: string, agency: Agency): Data[] {
  const { name, tagline, address, phoneHref, email, foundedYear, social } = agency;
  return [
    {
      '@type': 'LocalBusiness',
      '@id': agencyId(siteUrl),
      name,
      description: tagline,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icons/icon-512.png`,
      image: `${siteUrl}/icons/icon-512.png`,
      telephone: phoneHref.replace(/^tel:/, ''),
      email,
      foundingDate: foundedYear,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country,
      },
      sameAs: social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name,
      url: `${siteUrl}/`,
      publisher: { '@id': agencyId(siteUrl) },
    },
  ];
}

/** The way from the home page to this one. */
export function breadcrumbData(trail: readonly { name: string; url: string }[]): Data[] {
  if (trail.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url,
      })),
    },
  ];
}

export function serviceData(
  siteUrl: string,
  service: { name: string; description: string; url: string },
): Data {
  return { '@type': 'Service', ...service, provider: { '@id': agencyId(siteUrl) }, areaServed: ['FR', 'BE'] };
}

interface Posting {
  title: string;
  description: string;
  url: string;
  image?: string;
  author: string;
  /** The name of the agency, which signs what no person does. */
  agency: string;
  publishedAt: string;
  updatedAt: string;
  language: string;
}

export function articleData(siteUrl: string, posting: Posting): Data {
  const { title, description, url, image, author, agency, publishedAt, updatedAt, language } = posting;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    ...(image && { image }),
    author: author === agency ? { '@id': agencyId(siteUrl) } : { '@type': 'Person', name: author },
    publisher: { '@id': agencyId(siteUrl) },
    datePublished: publishedAt,
    dateModified: lastChange({ publishedAt, updatedAt }),
    inLanguage: language,
  };
}

interface Question {
  question: string;
  answer: string;
}

export function questionsData(questions: readonly Question[]): Data[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The questions with their answers that stand in the content of a page, wherever they stand. */
export function questionsIn(content: unknown): Question[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isQuestion(content)) return [content];
  return Object.values(content).flatMap(questionsIn);
}

function isQuestion(value: object): value is Question {
  const { question, answer } = value as Partial<Question>;
  return typeof question === 'string' && typeof answer === 'string' && question !== '' && answer !== '';
}

/** As text for a script element: always in one order, and nothing in it can end the element or begin another. */
export function structuredDataText(data: readonly Data[]): string {
  const graph = data.toSorted((a, b) => String(a['@type']).localeCompare(String(b['@type'])));
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
