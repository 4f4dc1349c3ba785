import { labelOf } from '#app/admin/fields/labels.ts';
import { type SeoTexts, seoTexts } from '#domain/content/section-parts/seo-texts.ts';
import { shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { pageList } from '#domain/pages.ts';
import { useOnScreen } from '../../ui/use-on-screen.ts';
import { useDraft, useValueAt } from '../editing/drafts.tsx';
import { useContentLanguage } from './content-language.tsx';
import { SearchPreviews } from './search-previews.tsx';
import { seoWords } from './seo-words.ts';
import { TextField } from './text-field.tsx';
import { useSharedImage } from './use-shared-image.ts';

const SEO_KEYS = ['seoTitle', 'seoDescription', 'seoKeywords'];

export function isSeoKey(key: string): boolean {
  return SEO_KEYS.includes(key);
}

/** What search engines and social networks are told of a page, and how they will show it. */
export function SeoBlock({ path }: { path: string }) {
  const { name, shape } = useDraft();
  const at = (key: string) => (path ? `${path}.${key}` : key);
  return (
    <section
      className="seo-block"
      aria-label={path ? seoWords.titleOf(labelOf(`${name}.${path}`)) : seoWords.title}
      data-seo={at('')}
    >
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
  const [watch, onScreen] = useOnScreen();
  // As one text, so that only other search texts draw the previews anew.
  const texts: SeoTexts = JSON.parse(useValueAt(path, (block) => JSON.stringify(seoTexts(block))));
  const address = pageList.find(({ seo }) => seo === page)?.[language] ?? '/';
  const image = useSharedImage(address, onScreen);
  return (
    <div ref={watch}>
      <SearchPreviews address={address} search={texts} shared={{ ...texts, image }} />
    </div>
  );
}
