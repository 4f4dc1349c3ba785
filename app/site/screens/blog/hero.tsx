import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, NavigationType, useLocation, useNavigationType, useSubmit } from 'react-router';
import type { Category } from '#domain/articles/categories.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { useContent } from '../../content.tsx';
import { type BlogQuery, queryAddress } from './query.ts';

interface BlogHeroProps {
  blog: Omit<SectionContent<'blog'>, 'categories'> & { categories: { all: string } };
  query: BlogQuery;
  categories: Category[];
}

/** Title, introduction, search and categories. */
export function BlogHero({ blog, query, categories }: BlogHeroProps) {
  const { words } = useContent();
  return (
    <section id="blog" className="page pt-14 pb-8">
      <h1 className="max-w-[16ch] text-display">{blog.hero.title}</h1>
      <p className="mt-5 max-w-[52ch] text-lead">{blog.hero.subtitle}</p>
      <p className="mt-3 max-w-[31em] text-ink-soft">{blog.hero.description}</p>
      <SearchBox blog={blog} query={query} />
      <nav aria-label={words.categories} className="mt-5 flex flex-wrap gap-2">
        {[{ id: '', name: blog.categories.all }, ...categories].map(({ id, name }) => (
          <Link
            key={id}
            to={queryAddress({ ...query, category: id })}
            preventScrollReset
            aria-current={id === query.category}
            className="chip"
          >
            {name}
          </Link>
        ))}
      </nav>
    </section>
  );
}

/** Asks again with every letter; without scripts, when the form is sent. */
function SearchBox({ blog, query }: Omit<BlogHeroProps, 'categories'>) {
  const { words } = useContent();
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  const ask = () => submit(box.current?.form ?? null, { replace: true, preventScrollReset: true });
  // What was typed before the page was hydrated has not been asked for yet.
  const askForEarlyWords = useEffectEvent(() => {
    if (box.current?.value !== query.search) ask();
  });
  useEffect(() => askForEarlyWords(), []);
  // Only typing replaces an address: whatever else leads here, such as Back and the button that shows all, says
  // what the list shows.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (box.current && type !== NavigationType.Replace) box.current.value = query.search;
  }, [key, type, query.search]);
  return (
    <Form role="search" className="mt-8 flex max-w-[36rem] gap-3" preventScrollReset>
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <input
        ref={box}
        type="search"
        name="q"
        defaultValue={query.search}
        aria-label={blog.searchPlaceholder}
        placeholder={blog.searchPlaceholder}
        maxLength={200}
        className="field"
        onChange={ask}
      />
      <button type="submit" className="button button-small">
        {words.search}
      </button>
    </Form>
  );
}
