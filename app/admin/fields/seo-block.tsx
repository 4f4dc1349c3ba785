import { type SeoTexts, seoTexts } from '#domain/content/seo-texts.ts';
import { shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { pageList } from '#domain/pages.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useDraft, useValueAt } from '../editing/drafts.tsx';
import { useContentLanguage } from './content-language.tsx';
import { seoWords } from './seo-words.ts';
import { TextField } from './text-field.tsx';

const SEO_KEYS = ['seoTitle', 'seoDescription', 'seoKeywords'];

export function isSeoKey(key: string): boolean {
  return SEO_KEYS.includes(key);
}

/** What search engines and social networks are told of a page, and how they will show it. */
export function SeoBlock({ path }: { path: string }) {
  const { name, shape } = useDraft();
  const at = (key: string) => (path ? `${path}.${key}` : key);
  return (
    <section className="seo-block" aria-label={seoWords.title} data-seo={at('')}>
      <h3>{seoWords.title}</h3>
      <div className="seo-columns">
        <div className="field-group">
          {SEO_KEYS.map((key) => (
            <TextField key={key} shape={shapeAt(shape, at(key)) as TextShape} path={at(key)} />
          ))}
        </div>
        <Previews path={path} page={[name, path].filter(Boolean).join('.')} />
      </div>
    </section>
  );
}

function Previews({ path, page }: { path: string; page: string }) {
  const language = useContentLanguage();
  // As one text, so that only other search texts draw the previews anew.
  const texts: SeoTexts = JSON.parse(useValueAt(path, (block) => JSON.stringify(seoTexts(block))));
  const address = pageList.find(({ seo }) => seo === page)?.[language] ?? '/';
  return (
    <div className="seo-previews" lang={language}>
      <figure>
        <figcaption lang="fr">{seoWords.search}</figcaption>
        <SearchResult texts={texts} address={address} />
      </figure>
      <figure>
        <figcaption lang="fr">{seoWords.social}</figcaption>
        <SocialCard texts={texts} />
      </figure>
    </div>
  );
}

/** The back office lives under the address of the site itself. */
function useHost(): string {
  return useHydrated() ? location.host : '';
}

function SearchResult({ texts, address }: { texts: SeoTexts; address: string }) {
  const host = useHost();
  return (
    <div className="seo-result">
      <p className="seo-address">
        {host}{' '}
        {address
          .split('/')
          .filter(Boolean)
          .map((step) => `› ${step}`)
          .join(' ')}
      </p>
      <p className="seo-result-title">{texts.title || seoWords.noTitle}</p>
      <p className="seo-result-text">{texts.description || seoWords.noDescription}</p>
    </div>
  );
}

function SocialCard({ texts }: { texts: SeoTexts }) {
  const host = useHost();
  return (
    <div className="seo-card">
      <div className="seo-card-picture" aria-hidden="true" />
      <div className="seo-card-text">
        <p className="seo-address">{host}</p>
        <p className="seo-card-title">{texts.title || seoWords.noTitle}</p>
        <p className="seo-result-text">{texts.description || seoWords.noDescription}</p>
      </div>
    </div>
  );
}
