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
