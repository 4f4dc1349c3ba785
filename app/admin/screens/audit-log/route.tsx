import { useLoaderData, useLocation } from 'react-router';
import { auditActions } from '#domain/audit/audit-events.ts';
import { readAuditQuery } from '#domain/audit/audit-query.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { AuditLines } from './audit-lines.tsx';
import { auditActionWords, words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const query = readAuditQuery(args.url.searchParams);
  return { query, ...(await serverServicesOf(args).audit.page(query)) };
});

export default function AuditLog() {
  const loaded = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  if (!loaded) return null;
  const { query, items, page, pages, count } = loaded;
  const language = new URLSearchParams(search).get('lang');
  const pageAddress = (other: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(other));
    return `${pathname}?${params}`;
  };
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      <ListSearch
        search={query.search}
        label={words.search}
        hint={words.searchHint}
        action={pathname}
        submit={words.filter}
      >
        {language && <input type="hidden" name="lang" value={language} />}
        <select
          key={query.action}
          name="action"
          defaultValue={query.action ?? ''}
          aria-label={words.action}
          className="field"
        >
          <option value="">{words.allActions}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {auditActionWords[action]}
            </option>
          ))}
        </select>
      </ListSearch>
      {count === 0 ? (
        <p className="list-empty">{query.search || query.action ? words.emptySearch : words.empty}</p>
      ) : (
        <section className="admin-card p-0" aria-label={words.title}>
          <AuditLines lines={items} />
          <Pager count={words.count(count)} page={page} pages={pages} address={pageAddress} />
        </section>
      )}
    </div>
  );
}
