import type { LoaderFunctionArgs } from 'react-router';
import { imageAddress } from '#domain/images/focal-point.ts';
import type { PageMatch } from '#domain/pages.ts';
import { pageName } from '#domain/seo/page-name.ts';
import { socialImageOf } from '#domain/seo/social-image.ts';
import type { PublicServices } from '#server/public-services.ts';
import { serverServicesOf } from '../../http/services.ts';
import { managedTexts } from './managed-texts.ts';

const DAY_SECONDS = 86_400;

/** The image of a shared link, of pages that are there only: no address makes us draw what nobody shares. */
export async function loader(args: LoaderFunctionArgs) {
  const services = serverServicesOf(args);
  const match = socialImageOf(args.url.pathname);
  const shown = match && (await shownOf(match, services));
  if (!match || !shown) throw new Response(null, { status: 404 });
  const { agency } = await services.content.section('common', match.language);
  const image = await services.socialImage({ ...shown, name: agency.name });
  return new Response(new Uint8Array(image), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${DAY_SECONDS}`,
      // Made to be shown elsewhere.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/** An article is shared with its own image, any other page with its title. */
async function shownOf({ page, language, slug }: PageMatch, services: PublicServices) {
  if (slug === undefined) return { title: pageName((await managedTexts(services, page, language)).title) };
  if (page.screen === 'Article') {
    const articles = await services.articles.published(language);
    const article = articles.find((entry) => entry.slug === slug);
    return article && { title: article.title, image: imageAddress(article.image) };
  }
  const studies = await services.caseStudies.published(language);
  const study = studies.find((entry) => entry.slug === slug);
  return study && { title: study.title };
}
