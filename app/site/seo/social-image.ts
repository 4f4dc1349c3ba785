import type { LoaderFunctionArgs } from 'react-router';
import type { PageMatch } from '#domain/pages.ts';
import { pageName } from '#domain/seo/page-name.ts';
import { socialImageOf } from '#domain/seo/social-image.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../services.ts';
import { managedTexts } from './managed-texts.ts';

const DAY_SECONDS = 86_400;

/** The picture of a shared link, of pages that are there only: no address makes us draw what nobody shares. */
export async function loader(args: LoaderFunctionArgs) {
  const services = serverServicesOf(args);
  const match = socialImageOf(args.url.pathname);
  const title = match && (await titleOf(match, services));
  if (!match || title === undefined) throw new Response(null, { status: 404 });
  const { agency } = await services.content.section('common', match.language);
  const image = await services.socialImage({ title, name: agency.name });
  return new Response(new Uint8Array(image), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${DAY_SECONDS}`,
      // Made to be shown elsewhere.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

async function titleOf({ page, language, slug }: PageMatch, services: Services): Promise<string | undefined> {
  if (slug === undefined) return pageName((await managedTexts(services, page, language)).title);
  const entries = page.screen === 'Article' ? services.articles : services.caseStudies;
  const published: { slug: string; title: string }[] = await entries.published(language);
  return published.find((entry) => entry.slug === slug)?.title;
}
