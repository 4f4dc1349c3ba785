import { expect, test } from 'vitest';
import { articleFromForm, formFromArticle } from '#domain/articles/article-form.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = { by: 'marie' };
const article = (id: string, more: object = {}) => ({
  ...{ id, slug: id, title: 'Titre', excerpt: 'Résumé', content: '<p>Texte</p>' },
  ...more,
});

onBothEngines('saving an article from its editor', (engine) => {
  test('[ARTED-16] every field is stored under its name, what the form does not show survives, the change is dated', async () => {
    const { articles, documents } = await openStores(engine);
    const before = await articles.load('fr', 'woocommerce-ou-pas');
    const html = await articles.html(before.entry.content);
    const { kept: _, ...form } = formFromArticle({ ...before.entry, content: html });
    const sent = articleFromForm({ ...form, title: 'Autre titre', tags: 'a, b' });
    expect(sent).not.toHaveProperty('imageAlt');
    await articles.saveEdited('fr', sent, { ...by, basedOn: before.rev });

    const row = await documents.read({ collection: 'article', language: 'fr', id: 'woocommerce-ou-pas' });
    expect(JSON.parse(row?.body ?? '')).toEqual({
      ...before.entry,
      content: form.content,
      title: 'Autre titre',
      tags: ['a', 'b'],
      updatedAt: '2025-06-01T12:00:00.000Z',
    });
  });

  test('the words about an image go with the image, and those of the library come with it', async () => {
    const { articles, media } = await openStores(engine);
    const image = await media.add(await received('rue.png', await drawing()), 'marie');
    await media.describe(image.id, { fr: 'Une rue', en: 'A street' }, 'marie');
    const { entry } = await articles.load('fr', 'woocommerce-ou-pas');
    const { imageAlt: before, ...sent } = entry;
    await articles.saveEdited('fr', { ...sent, image: image.address }, by);
    expect((await articles.byId('fr', entry.id))?.imageAlt).toBe('Une rue');
    await articles.saveEdited('fr', sent, by);
    expect((await articles.byId('fr', entry.id))?.imageAlt).toBe('');
    expect(before).not.toBe('');
  });

  test('[ARTED-12] title, description and content must be filled, and nothing is stored without them', async () => {
    const { articles, database } = await openStores(engine);
    for (const field of ['title', 'excerpt', 'content']) {
      for (const value of [undefined, '', ' \n', 7, null]) {
        const refused = articles.saveEdited('fr', article('neuf', { [field]: value }), by);
        if (value === 7) await expect(refused).rejects.toMatchObject({ status: 422 });
        else
          await expect(refused).rejects.toMatchObject({
            status: 422,
            details: { problems: [{ path: field, code: 'empty' }] },
          });
      }
    }
    expect(await database.db.selectFrom('documents').select('id').execute()).toEqual([]);
  });

  test('[ARTED-20] the text is stored clean, and its tags are no words of the search', async () => {
    const { articles } = await openStores(engine);
    const content = '<p onclick="x()">Un <strong>zébu\u0000lon</strong><script>alert(1)</script></p>';
    await articles.saveEdited('fr', article('propre', { content }), by);
    const stored = await articles.byId('fr', 'propre');
    expect(stored?.content).toMatch(/^<p>Un <strong>zébu.?lon<\/strong><\/p>$/);
    const found = async (text: string) => (await articles.search('fr', text)).articles.map(({ id }) => id);
    expect(await found('texte résumé')).not.toContain('propre');
    expect(await found('résumé titre')).toContain('propre');
    expect(await found('strong')).not.toContain('propre');
  });

  test('[ARTED-21] a slug of another article of the same language is refused, and nothing changes', async () => {
    const { articles } = await openStores(engine);
    const taken = article('neuf', { slug: 'woocommerce-ou-pas' });
    await expect(articles.saveEdited('fr', taken, by)).rejects.toMatchObject({ status: 409 });
    expect(await articles.byId('fr', 'neuf')).toBeUndefined();
    await articles.saveEdited('en', taken, by);
    expect(await articles.byId('en', 'neuf')).toMatchObject({ slug: 'woocommerce-ou-pas' });
  });

  test('without a version it replaces what is there; with an old one it is refused', async () => {
    const { articles } = await openStores(engine);
    expect(await articles.saveEdited('fr', article('neuf'), by)).toBe(1);
    expect(await articles.saveEdited('fr', article('neuf', { title: 'Deux' }), by)).toBe(2);
    await expect(articles.saveEdited('fr', article('neuf'), { ...by, basedOn: 1 })).rejects.toMatchObject({
      status: 409,
      details: { currentRev: 2 },
    });
  });
});
