import { expect, test } from 'vitest';
import {
  agencyData,
  articleData,
  breadcrumbData,
  questionsData,
  questionsIn,
  structuredDataText,
} from './structured-data.ts';

const agency = {
  name: 'Atelier',
  tagline: 'Sites',
  address: { street: '12 rue', postalCode: '59800', city: 'Lille', country: 'France' },
  phoneHref: 'tel:+33353012468',
  email: 'a@b.example',
  foundedYear: '2010',
  social: [{ url: 'https://x.example' }],
};

test('the agency is described without a rating of its own', () => {
  const [business, website] = agencyData('https://a.example', agency);
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+33353012468',
    sameAs: ['https://x.example'],
  });
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': business?.['@id'] } });
  expect(JSON.stringify([business, website])).not.toMatch(/rating|review/i);
});

test('a trail has at least two places, numbered from one', () => {
  expect(breadcrumbData([{ name: 'Accueil', url: 'u' }])).toEqual([]);
  const [list] = breadcrumbData([
    { name: 'Accueil', url: 'u' },
    { name: 'Blog', url: 'v' },
  ]);
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: 'Accueil', item: 'u' },
    { position: 2, name: 'Blog', item: 'v' },
  ]);
});

test('questions are found wherever they stand, and only whole ones', () => {
  const whole = { question: 'Combien ?', answer: '1 500 €' };
  const content = {
    a: { faq: { items: [whole, { question: 'Sans réponse', answer: '' }] } },
    b: [null, 'x', 3],
  };
  expect(questionsIn(content)).toEqual([whole]);
  expect(questionsData([])).toEqual([]);
  expect(questionsData([whole])[0]?.mainEntity).toMatchObject([{ name: 'Combien ?' }]);
});

test('an article that was never changed was last changed when it appeared', () => {
  const posting = {
    title: 't',
    description: 'd',
    url: 'u',
    author: 'Léa Martin',
    agency: 'Atelier Vitrine',
    publishedAt: '2025-01-02',
    updatedAt: '',
    language: 'fr',
  };
  expect(articleData('https://a.example', posting)).toMatchObject({
    dateModified: '2025-01-02',
    author: { '@type': 'Person' },
  });
});

test('no text can end the element it stands in', () => {
  const text = structuredDataText([{ name: '</script><script>alert(1)</script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toContain('</script>');
});
