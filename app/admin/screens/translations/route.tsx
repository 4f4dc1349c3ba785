import { Link, useLoaderData, useLocation } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { useActionResult } from '../../screen-action.ts';
import { revalidateAfterError, screenClientAction } from '../../screen-client-action.ts';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { boardPages, countOf, type Filter, filters, isShown, readFilter } from './board.ts';
import { confirmAction } from './confirm-action.ts';
import { PageTexts } from './page-texts.tsx';
import { words } from './words.ts';

export const action = confirmAction;
export const clientAction = screenClientAction();

/** A refusal says that a text has changed: the new one is shown. */
export const shouldRevalidate = revalidateAfterError;

/** The texts of one page only: all of them together are more than anybody reads, and slow to draw. */
export const loader = adminPageLoader(async (args) => {
  const { searchParams } = args.url;
  const filter = readFilter(searchParams.get('state'));
  const pages = boardPages(await serverServicesOf(args).translations.all());
  const shown = pages.filter((page) => countOf(page, filter) > 0);
  const open = searchParams.get('open') ?? (filter === 'current' ? '' : (shown[0]?.key ?? ''));
  return {
    filter,
    open,
    counts: filters.map((one) => pages.reduce((sum, page) => sum + countOf(page, one), 0)),
    pages: shown.map(({ key, name, counts, texts, untranslated }) => ({
      key,
      name,
      counts,
      texts: key === open ? texts.filter(({ state }) => isShown(filter, state)) : [],
      untranslated: key === open && isShown(filter, 'missing') ? untranslated : [],
    })),
  };
});

export default function Translations() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  const location = useLocation();
  if (!loaded) return null;
  const { filter, open, counts, pages } = loaded;
  return (
    <div className="translations">
      <ScreenHead title={words.title} lead={words.lead} />
      <Filters filter={filter} counts={counts} />
      <div className="translations-notice">
        <FormNotice key={location.key} result={result} />
      </div>
      {pages.length === 0 && (
        <div className="list-empty admin-card">
          <strong className="text-ink">{words.nothing[filter]}</strong>
          <p>{words.nothingNext}</p>
        </div>
      )}
      {pages.map((page) => (
        <PageTexts key={page.key} page={page} filter={filter} isOpen={page.key === open} />
      ))}
    </div>
  );
}

function Filters({ filter, counts }: { filter: Filter; counts: readonly number[] }) {
  const location = useLocation();
  return (
    <nav aria-label={words.filtersLabel} className="inbox-tabs">
      {filters.map((one, index) => (
        <Link
          key={one}
          to={addressOf(location, 'translations', undefined, one === 'open' ? {} : { state: one })}
          aria-current={one === filter ? 'page' : undefined}
          className="inbox-tab"
        >
          {words.filters[one]} <span className="inbox-count">{counts[index]}</span>
        </Link>
      ))}
    </nav>
  );
}
