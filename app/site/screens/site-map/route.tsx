import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { servicesOf } from '../../../http/services.ts';
import { pageLoader } from '../../page-loader.ts';
import { listPages } from './list-pages.ts';

const loadContent = pageLoader('common');

export async function loader(args: LoaderFunctionArgs) {
  const [{ content, head }, groups] = await Promise.all([
    loadContent(args),
    listPages(servicesOf(args), languageOf(args.url.pathname)),
  ]);
  return { head, texts: content.common.siteMap, groups };
}

/** Links to every page, by kind. */
export default function SiteMap() {
  const { texts, groups } = useLoaderData<typeof loader>();
  return (
    <div className="page pt-8 pb-[clamp(3.5rem,8vw,7rem)]">
      <h1 className="text-display">{texts.title}</h1>
      <p className="mt-4 max-w-[52ch] text-lead text-ink-soft">{texts.description}</p>
      <div className="mt-12 gap-x-8 sm:columns-2 lg:columns-3">
        {groups.map(({ name, links }) => (
          <section
            key={name}
            className="mb-8 break-inside-avoid rounded-t-[2rem] border-4 border-frame bg-window p-6 sm:p-8"
          >
            <h2 className="text-[1.5em]">{texts.groups[name]}</h2>
            <ul className="mt-3">
              {links.map((link) => (
                <li key={link.to} className="border-t border-line">
                  <Link to={link.to} className="block py-2 leading-snug hover:underline">
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
