import { readTags, seoFallbacks } from '#domain/articles/article-form.ts';
import type { Language } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { useField } from '../../editing/drafts.tsx';
import { SearchPreviews } from '../../fields/search-previews.tsx';
import { ArticleTextField } from './article-text-field.tsx';
import { words } from './words.ts';

/** What search engines are told of the article, and how they and a shared link will show it. */
export function SearchEngines({ language }: { language: Language }) {
  const [title] = useField<string>('title');
  const [description] = useField<string>('description');
  const [tags] = useField<string>('tags');
  const [image] = useField<string>('image');
  const [slug] = useField<string>('slug');
  const [ownTitle] = useField<string>('seoTitle');
  const [ownDescription] = useField<string>('seoDescription');
  const fallbacks = seoFallbacks(title, description, readTags(tags));
  const told = ownDescription || description;
  return (
    <fieldset className="form-group">
      <legend>{words.searchEngines}</legend>
      {(['seoTitle', 'seoDescription', 'seoKeywords'] as const).map((name) => (
        <ArticleTextField
          key={name}
          name={name}
          help={words.help[name]}
          placeholder={fallbacks[name]}
          long={name === 'seoDescription'}
        />
      ))}
      <SearchPreviews
        address={pathTo('article', language, slug || '…')}
        search={{ title: ownTitle || title, description: told }}
        shared={{ title, description: told, image }}
      />
    </fieldset>
  );
}
