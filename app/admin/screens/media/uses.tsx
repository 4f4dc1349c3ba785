import { Link, useLocation } from 'react-router';
import type { DocumentRef } from '#domain/documents.ts';
import type { DocumentHolding } from '#server/documents/document-store.ts';
import { addressOf } from '../../shell/address.ts';
import { entryOf } from '../../shell/navigation.ts';
import { words } from './words.ts';

const editors: Record<DocumentRef['collection'], string> = {
  section: 'pages',
  article: 'articles',
  'case-study': 'case-studies',
};

/** Where an image is shown, or will be once it is published, each with the way to its editor. */
export function Uses({ uses }: { uses: readonly DocumentHolding[] }) {
  const location = useLocation();
  return (
    <section>
      <h3 className="list-label">{words.uses}</h3>
      {uses.length === 0 && <p className="text-ink-soft">{words.unused}</p>}
      <ul>
        {uses.map(({ collection, language, id, state }) => {
          const path = `${editors[collection]}/${id}`;
          return (
            <li key={`${path}/${language}`}>
              <Link to={addressOf(location, path, language)} className="underline underline-offset-4">
                {words.collections[collection]} {entryOf(path)?.label ?? id}
              </Link>{' '}
              <span className="text-ink-soft">({words.languages[language]})</span>
              {state !== 'live' && <span className="list-tag ml-2">{words.states[state]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
