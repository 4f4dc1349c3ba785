import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadPublished, overPublished } from '../../editing/loading/load-published.ts';
import { loadSection } from '../../editing/loading/load-section.ts';
import { LoadingEditor } from '../../editing/loading/loading-editor.tsx';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { BlogEditor } from './blog-editor.tsx';
import type { CategoryUses } from './category-list.tsx';

export const ErrorBoundary = LoadFailure;
export const HydrateFallback = LoadingEditor;

export const loader = adminPageLoader(async (args) => {
  const language = editedLanguage(args.url);
  const services = serverServicesOf(args);
  const [blog, shipped, published, articles] = await Promise.all([
    loadSection(services, 'blog', language),
    services.content.version('blog', language, 0),
    services.content.section('blog', language),
    services.writtenEntries.articles(language),
  ]);
  const uses: CategoryUses = {};
  for (const { category } of articles) uses[category] = (uses[category] ?? 0) + 1;
  return { blog, shipped, published, uses };
});

/** The shipped words are version 0: saved over a later one, they meet a conflict and overwrite nothing. */
const shippedDocument = (content: unknown) => ({ content, withTheirs: content, version: '0:', rev: 0 });

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>();
  if (!loaded) return null;
  const { blog, shipped, ...around } = loaded;
  return loadPublished('blog', blog.language).then(
    (published) => ({
      ...around,
      blog: { ...overPublished(blog, published), unsaved: true },
      isShipped: false,
    }),
    () => ({ ...around, blog: { ...blog, ...shippedDocument(shipped), unsaved: true }, isShipped: true }),
  );
}
clientLoader.hydrate = true as const;

export default function BlogEditorRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  return loaded && <BlogEditor key={`${loaded.blog.language} ${loaded.isShipped}`} {...loaded} />;
}
