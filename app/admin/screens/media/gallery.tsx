import { Link } from 'react-router';
import type { Services } from '#server/services.ts';
import { Pager } from '../../ui/pager.tsx';
import { type MediaQuery, useMediaAddress } from './query.ts';
import { Thumbnail } from './thumbnail.tsx';
import { words } from './words.ts';

type MediaPage = Awaited<ReturnType<Services['media']['page']>>;

/** All images, each in its own small window. */
export function Gallery({
  query,
  page: { items, page, pages, count },
}: {
  query: MediaQuery;
  page: MediaPage;
}) {
  const address = useMediaAddress();
  if (count === 0) return <p className="list-empty">{emptyWords(query)}</p>;
  return (
    <section aria-label={words.title}>
      <ul className="media-gallery">
        {items.map((image) => (
          <li key={image.id}>
            <Link
              to={address({ ...query, open: image.id })}
              preventScrollReset
              aria-current={image.id === query.open ? 'true' : undefined}
              className="media-frame"
            >
              <Thumbnail image={image} />
              <span className="media-name">{image.slug}</span>
              {image.alt_fr === '' && <span className="list-tag">{words.noAlt}</span>}
              {image.unused && <span className="list-tag">{words.unusedTag}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <Pager
        count={words.count(count)}
        page={page}
        pages={pages}
        address={(other) => address({ ...query, page: other, open: '' })}
      />
    </section>
  );
}

function emptyWords({ search, unused }: MediaQuery): string {
  if (search) return words.emptySearch(search);
  return unused ? words.emptyUnused : words.empty;
}
