/**
 * The part of schema.org's vocabulary that our pages may use, from its own `data/schema.ttl` (version 30.0,
 * github.com/schemaorg/schemaorg): what a type is a kind of, and for each property the types that have it and
 * those that its value may be. Who uses another type or property adds it here from there.
 */
const kindOf: Record<string, readonly string[]> = {
  Thing: [],
  Intangible: ['Thing'],
  CreativeWork: ['Thing'],
  Place: ['Thing'],
  Person: ['Thing'],
  Organization: ['Thing'],
  LocalBusiness: ['Organization', 'Place'],
  StructuredValue: ['Intangible'],
  ContactPoint: ['StructuredValue'],
  PostalAddress: ['ContactPoint'],
  WebSite: ['CreativeWork'],
  WebPage: ['CreativeWork'],
  FAQPage: ['WebPage'],
  Article: ['CreativeWork'],
  SocialMediaPosting: ['Article'],
  BlogPosting: ['SocialMediaPosting'],
  Comment: ['CreativeWork'],
  Question: ['Comment'],
  Answer: ['Comment'],
  ItemList: ['Intangible'],
  BreadcrumbList: ['ItemList'],
  ListItem: ['Intangible'],
  Service: ['Intangible'],
};

const TEXT = 'Text';
const URL_VALUE = 'URL';
const DAY = 'Date';

const properties: Record<string, { of: readonly string[]; values: readonly string[] }> = {
  name: { of: ['Thing'], values: [TEXT] },
  description: { of: ['Thing'], values: [TEXT] },
  url: { of: ['Thing'], values: [URL_VALUE] },
  image: { of: ['Thing'], values: [URL_VALUE] },
  sameAs: { of: ['Thing'], values: [URL_VALUE] },
  mainEntityOfPage: { of: ['Thing'], values: ['CreativeWork', URL_VALUE] },
  logo: { of: ['Organization', 'Place', 'Service'], values: [URL_VALUE] },
  telephone: { of: ['ContactPoint', 'Organization', 'Person', 'Place'], values: [TEXT] },
  email: { of: ['ContactPoint', 'Organization', 'Person'], values: [TEXT] },
  foundingDate: { of: ['Organization'], values: [DAY] },
  address: { of: ['Organization', 'Person', 'Place'], values: ['PostalAddress', TEXT] },
  streetAddress: { of: ['PostalAddress'], values: [TEXT] },
  postalCode: { of: ['PostalAddress'], values: [TEXT] },
  addressLocality: { of: ['PostalAddress'], values: [TEXT] },
  addressCountry: { of: ['PostalAddress'], values: [TEXT] },
  publisher: { of: ['CreativeWork'], values: ['Organization', 'Person'] },
  author: { of: ['CreativeWork'], values: ['Organization', 'Person'] },
  headline: { of: ['CreativeWork'], values: [TEXT] },
  datePublished: { of: ['CreativeWork'], values: [DAY] },
  dateModified: { of: ['CreativeWork'], values: [DAY] },
  inLanguage: { of: ['CreativeWork'], values: [TEXT] },
  text: { of: ['CreativeWork'], values: [TEXT] },
  mainEntity: { of: ['CreativeWork'], values: ['Thing'] },
  acceptedAnswer: { of: ['Question'], values: ['Answer'] },
  itemListElement: { of: ['ItemList'], values: ['ListItem', 'Thing', TEXT] },
  position: { of: ['CreativeWork', 'ListItem'], values: ['Integer', TEXT] },
  // A thing may be given by its address.
  item: { of: ['ListItem'], values: ['Thing', URL_VALUE] },
  provider: { of: ['Service'], values: ['Organization', 'Person'] },
  areaServed: { of: ['Organization', 'Service'], values: [TEXT] },
};

interface Described {
  '@type'?: string;
  '@id'?: string;
  [name: string]: unknown;
}

const isKindOf = (type: string, kind: string): boolean =>
  type === kind || (kindOf[type] ?? []).some((above) => isKindOf(above, kind));

/** What schema.org does not know in a graph of described things: unknown types, properties that a type has not, values of another kind. */
export function strangersIn(graph: readonly Described[]): string[] {
  const named = new Map(graph.flatMap((thing) => (thing['@id'] ? [[thing['@id'], thing] as const] : [])));
  return graph.flatMap((thing) => strangersOf(thing, named));
}

function strangersOf(thing: Described, named: ReadonlyMap<string, Described>): string[] {
  const type = thing['@type'] ?? '';
  if (!Object.hasOwn(kindOf, type)) return [`no type ${type}`];
  return Object.entries(thing)
    .filter(([name]) => name !== '@type' && name !== '@id')
    .flatMap(([name, value]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!property?.of.some((kind) => isKindOf(type, kind))) return [`${type} has no ${name}`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((one) => strangersAmong(one, `${type}.${name}`, property.values, named));
    });
}

function strangersAmong(
  value: unknown,
  where: string,
  allowed: readonly string[],
  named: ReadonlyMap<string, Described>,
): string[] {
  if (typeof value !== 'object' || value === null)
    return allowed.some((kind) => isPlain(value, kind)) ? [] : [`${where} is no ${allowed}: ${value}`];
  const described = value as Described;
  const reference = described['@type'] === undefined;
  const thing = reference ? named.get(described['@id'] ?? '') : described;
  if (!thing) return [`${where} names nothing of this page: ${described['@id']}`];
  const fits = allowed.some((kind) => isKindOf(thing['@type'] ?? '', kind));
  return [
    ...(fits ? [] : [`${where} is no ${allowed}: ${thing['@type']}`]),
    ...(reference ? [] : strangersOf(thing, named)),
  ];
}

function isPlain(value: unknown, kind: string): boolean {
  if (kind === 'Integer') return Number.isInteger(value);
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (kind === URL_VALUE) return URL.canParse(value);
  if (kind === DAY) return /^\d{4}(?:-\d\d-\d\d(?:T[\d:.]+Z)?)?$/.test(value);
  return kind === TEXT;
}
