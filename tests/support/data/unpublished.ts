import type { DocumentRef } from '#domain/documents.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import type { Services } from '#server/services.ts';

/** What nobody may read on the published site. */
export const unpublishedTexts = ['Accueil pas publié', 'article-pas-publie', 'Agence pas encore publiée'];

const [draft, slug, scheduled] = unpublishedTexts;

/** A draft of a section, one of a new article, and a publication that waits. */
export async function writeUnpublished({ articles, publications, workingCopies }: Services): Promise<void> {
  const write = async (ref: DocumentRef, changes: object) => {
    const { content, version } = await workingCopies.load(ref);
    const next = { ...(content as object | undefined), ...changes };
    return { ref, version: await workingCopies.save(ref, next, { basedOn: version, by: 'marie' }) };
  };
  await write({ collection: 'section', language: 'fr', id: 'home' }, { seoTitle: draft });
  const [article] = await articles.all('fr');
  const id = slug ?? '';
  await write({ collection: 'article', language: 'fr', id }, { ...article, id, slug: id, title: 'Nouveau' });
  const agency = await write(
    { collection: 'section', language: 'fr', id: 'agency' },
    { seoTitle: scheduled },
  );
  const at = new Date(Date.now() + DAY_MS);
  await publications.schedule([agency], { by: 'marie', at });
}
