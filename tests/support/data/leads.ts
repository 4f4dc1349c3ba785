import type { Site } from '../site/site.ts';

/** What a visitor writes, complete and without fault. */
export const contact = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  company: 'Doe & Filles',
  projectType: 'site-vitrine',
  message: 'Bonjour,\n\nnous vendons du pain & des <gâteaux>.',
};

export const chat = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '03 20 00 00 00',
  message: 'Quel est votre délai ?',
};

export const application = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '',
  position: 'Designer UI/UX',
  message: 'Je dessine depuis dix ans.',
  githubUrl: 'https://github.com/jane',
  portfolioUrl: '',
};

/** Without one field of it. */
export function without<T extends object>(form: T, field: keyof T): Partial<T> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name !== field)) as Partial<T>;
}

/** A request for a quote: 5 320 € and 148 € a month (CALCRULE-19). The total it names is a lie. */
export const quote = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  company: 'Doe & Filles',
  phone: '',
  message: '',
  type: 'website',
  complexity: 'simple',
  features: ['multilingual'],
  design: 'custom',
  pages: 7,
  maintenance: true,
  hosting: true,
  timeline: 6,
  total: 1,
};

/** Every post comes from a visitor of its own, unless told otherwise. Needs a site with `TRUST_PROXY: '1'`. */
export function post(
  site: Site,
  address: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
) {
  const from = `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  return site.get(address, {
    method: 'POST',
    body,
    headers: { origin: site.url, 'x-forwarded-for': from, ...headers },
  });
}

export function postJson(site: Site, address: string, body: unknown, headers: Record<string, string> = {}) {
  return post(site, address, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** The status of a response, and what it says against each field. */
export async function fieldErrors(response: Response) {
  const { fields } = (await response.json()) as { fields?: Record<string, string> };
  return [response.status, fields];
}

/** The multipart form of an application. */
export function applicationForm(
  fields: object,
  files: Record<string, readonly [name: string, bytes: Uint8Array<ArrayBuffer>]>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [field, [name, bytes]] of Object.entries(files)) form.append(field, new Blob([bytes]), name);
  return form;
}
