import { expect } from 'vitest';
import { publish } from '#tests/support/data/articles.ts';
import { test } from '#tests/support/site/site-test.ts';

test.for([
  ['REDIR-01', '/projets', '/cas-clients'],
  ['REDIR-01', '/projects', '/cas-clients'],
  ['REDIR-02', '/en/projects', '/en/case-studies'],
  ['REDIR-03', '/services', '/expertises'],
  ['REDIR-04', '/en/services', '/en/expertises'],
  ['REDIR-05', '/politique-de-confidentialite', '/politique-confidentialite'],
  ['REDIR-06', '/react-apps', '/applications-react'],
])('[%s] %s redirects permanently to %s', async ([, from, to], { site }) => {
  const response = await site.get(from as string);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test('[REDIR-08] a redirect keeps the query string, whoever else asks at the same time', async ({ site }) => {
  const queries = ['?filter=react', '?filter=saas', ''];
  const responses = await Promise.all(queries.map((query) => site.get(`/projets${query}`)));
  expect(responses.map((response) => response.headers.get('location'))).toEqual(
    queries.map((query) => `/cas-clients${query}`),
  );
});

test.for([
  ['/agence/', '/agence'],
  ['//agence', '/agence'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/en//agency/?a=1', '/en/agency?a=1'],
])('%s moves to %s and never to another site', async ([from, to], { site }) => {
  const response = await site.get(from as string);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test('an article and a case study with another slug are found at once under the old address', async ({
  site,
}) => {
  const { caseStudies } = site.services;
  await publish(site, 'premier', { language: 'en' });
  await publish(site, 'premier', { language: 'en', slug: 'second' });
  const study = await caseStudies.byId('fr', 'cave-vauban');
  await caseStudies.save('fr', { ...study, slug: 'le-caveau' }, { by: 'test', basedOn: 0 });
  await caseStudies.save('fr', { ...study, slug: 'la-cave' }, { by: 'test', basedOn: 1 });
  for (const [from, to] of [
    ['/en/blog/premier', '/en/blog/second'],
    ['/data/en/articles/premier.json', '/data/en/articles/second.json'],
    ['/cas-clients/cave-vauban', '/cas-clients/la-cave'],
    ['/data/fr/study-cases/le-caveau.json', '/data/fr/study-cases/la-cave.json'],
  ] as const) {
    const response = await site.get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    // A browser that kept the way would go round in circles once the name comes back.
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  expect((await site.get('/en/case-studies/cave-vauban')).status).toBe(200);
  await publish(site, 'autre', { language: 'en', slug: 'premier' });
  for (const address of ['/en/blog/premier', '/data/en/articles/premier.json'])
    expect((await site.get(address)).status).toBe(200);
  expect((await site.get('/data/en/articles/jamais.json')).status).toBe(404);
});
