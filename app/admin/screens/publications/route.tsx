import { useEffect, useRef } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { documentKey } from '#domain/documents.ts';
import { pageNumber } from '#domain/paging.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { parisClock, parisDayStart, repeatedHour } from '#domain/publishing/paris-moment.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { useActionResult } from '../../screen-action.ts';
import { revalidateAfterError, screenClientAction } from '../../screen-client-action.ts';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { RefusedFindings } from './finding-groups.tsx';
import { LinkList } from './link-list.tsx';
import { loadLinks } from './load-links.ts';
import { publicationAction } from './publication-action.ts';
import { PublishedList } from './published-list.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { UnpublishedList } from './unpublished-list.tsx';
import { lists, type PublicationList, words } from './words.ts';

export const action = publicationAction;

export const clientAction = screenClientAction(words.noResponse);

/** A refusal often says that somebody else has changed the list. */
export const shouldRevalidate = revalidateAfterError;

/** As many as one form takes. */
const SHOWN = 200;

export const loader = adminPageLoader(async (args) => {
  const list = lists.find((one) => one === (args.params.list ?? 'unpublished'));
  if (!list) throw new Response(null, { status: 404 });
  const services = serverServicesOf(args);
  const [unpublished, scheduled] = await Promise.all([
    services.workingCopies.count(),
    services.publications.scheduled(),
  ]);
  const waiting = { unpublished, scheduled: scheduled.length };
  return { list, waiting, ...(await loadList(services, list, args.url.searchParams)) };
});

async function loadList(services: Services, list: PublicationList, query: URLSearchParams) {
  const { publications, publicationReview, workingCopies } = services;
  if (list === 'unpublished') {
    const copies = await workingCopies.list();
    const review = await publicationReview.ofCopies(copies.slice(0, SHOWN).map(({ ref }) => ref));
    const aWeekAgo = new Date(services.now().getTime() - 7 * DAY_MS);
    const failures = await publications.unsettledFailures(copies, aWeekAgo);
    const tomorrow = parisClock(new Date(services.now().getTime() + DAY_MS)).date;
    return { unpublished: { review, failures, left: Math.max(0, copies.length - SHOWN), tomorrow } };
  }
  if (list === 'scheduled') {
    const waiting = (await publications.scheduled()).map(async (publication) => ({
      publication,
      review: await publicationReview.ofPublication(publication),
      repeated: repeatedHour(new Date(publication.dueAt)),
    }));
    return { scheduled: await Promise.all(waiting) };
  }
  if (list === 'links') return { links: await loadLinks(services) };
  const page = await publications.page(pageNumber(query.get('page')));
  const titles = await services.titlesOf(page.items.flatMap(({ documents }) => documents));
  const items = page.items.map((publication) => ({
    ...publication,
    documents: publication.documents.map((ref) => ({ ...ref, title: titles.get(documentKey(ref)) ?? '' })),
  }));
  const opened = page.items.find(({ id }) => id === query.get('open'));
  const review = opened && (await publicationReview.ofPublication(opened));
  const today = await publications.countSince(parisDayStart(services.now()));
  return { published: { page: { ...page, items }, today }, opened: opened && { id: opened.id, review } };
}

export default function Publications() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  const { key } = useLocation();
  const notice = useRef<HTMLDivElement>(null);
  // The buttons stand far below it: without this, whoever is refused sees nothing happen.
  useEffect(() => {
    if (result) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  if (!loaded) return null;
  const { list, waiting } = loaded;
  return (
    <div className="publications">
      <ScreenHead title={words.title} lead={words.lead} />
      <PublicationTabs list={list} waiting={waiting} />
      <div ref={notice} className="publications-notice">
        <FormNotice key={key} result={result} />
        <RefusedFindings result={result} />
      </div>
      {'unpublished' in loaded && loaded.unpublished && (
        <UnpublishedList {...loaded.unpublished} scheduled={waiting.scheduled} result={result} />
      )}
      {'scheduled' in loaded && loaded.scheduled && <ScheduledList scheduled={loaded.scheduled} />}
      {'links' in loaded && loaded.links && <LinkList links={loaded.links} />}
      {'published' in loaded && loaded.published && (
        <PublishedList {...loaded.published} opened={loaded.opened} result={result} />
      )}
    </div>
  );
}

interface PublicationTabsProps {
  list: PublicationList;
  waiting: { unpublished: number; scheduled: number };
}

function PublicationTabs({ list, waiting }: PublicationTabsProps) {
  const location = useLocation();
  return (
    <nav aria-label={words.listsLabel} className="inbox-tabs">
      {lists.map((one) => (
        <Link
          key={one}
          to={addressOf(location, one === 'unpublished' ? 'publications' : `publications/${one}`)}
          aria-current={one === list ? 'page' : undefined}
          className="inbox-tab"
        >
          {words.lists[one]}
          {(one === 'unpublished' || one === 'scheduled') && waiting[one] > 0 && (
            <span className="inbox-count">
              <span aria-hidden="true">{waiting[one]}</span>
              <span className="sr-only">{words.waiting[one](waiting[one])}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
