import { useLoaderData, useLocation } from 'react-router';
import { type InboxQuery, isLeadBox, readInboxQuery } from '#domain/leads/inbox.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { useActionResult } from '../../screen-action.ts';
import { revalidateAfterError, screenClientAction } from '../../screen-client-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { inboxAction } from './inbox-action.ts';
import { InboxHead } from './inbox-head.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadView } from './lead-view.tsx';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import { StateFilter } from './state-filter.tsx';
import type { OwnRefusal } from './use-refusal.ts';
import { words } from './words.ts';

export const action = inboxAction;

export const clientAction = screenClientAction();

/** Who was refused because others were quicker sees what they did. */
export const shouldRevalidate = revalidateAfterError;

export const loader = adminPageLoader(async (args) => {
  const query = readInboxQuery(args.params.box, args.url.searchParams);
  if (!query) throw new Response(null, { status: 404 });
  const services = serverServicesOf(args);
  const [shown, unread, failed] = await Promise.all([
    loadBox(services, query),
    services.inbox.unread(),
    services.mail.failed(),
  ]);
  return { query, ...shown, waiting: { ...unread, mail: failed } };
});

/** The list of a box, and what is open beside it. */
async function loadBox({ inbox, mail, replies, revisedQuotes }: Services, query: InboxQuery) {
  const { box, open } = query;
  if (!isLeadBox(box)) {
    const [mails, openMail] = await Promise.all([mail.page(query), open ? mail.read(open) : undefined]);
    return { mails, openMail };
  }
  const [leads, openLead] = await Promise.all([
    inbox.page({ ...query, box }),
    open ? inbox.read(open) : undefined,
  ]);
  if (openLead?.suspect !== 0) return { leads, openLead };
  const [replyStart, revisionStart] = await Promise.all([
    replies.begin(openLead.id),
    openLead.kind === 'quote' ? revisedQuotes.begin(openLead.id) : undefined,
  ]);
  return { leads, openLead, replyStart, revisionStart };
}

export default function Inbox() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  const { key } = useLocation();
  if (!loaded) return null;
  const { query, waiting } = loaded;
  // A form that is gone, with its lead or because that is a suspect now, can tell nothing.
  const forms = {
    reply: 'replyStart' in loaded && loaded.replyStart,
    revise: 'revisionStart' in loaded && loaded.revisionStart,
  };
  const toldBelow = result?.error && forms[result.intent as OwnRefusal];
  return (
    <div className="inbox" data-open={query.open !== ''}>
      <InboxHead query={query} />
      <InboxTabs query={query} waiting={waiting} />
      {isLeadBox(query.box) && query.box !== 'spam' && <StateFilter query={query} />}
      <FormNotice key={key} result={toldBelow ? undefined : result} />
      <div className="inbox-layout">
        {'leads' in loaded && loaded.leads && <LeadList query={query} page={loaded.leads} />}
        {'mails' in loaded && loaded.mails && <MailList query={query} page={loaded.mails} />}
        <Open loaded={loaded} />
      </div>
    </div>
  );
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

function Open({ loaded }: { loaded: Loaded }) {
  const { query } = loaded;
  if ('openLead' in loaded && loaded.openLead)
    return (
      <LeadView
        key={loaded.openLead.id}
        query={query}
        lead={loaded.openLead}
        replyStart={loaded.replyStart}
        revisionStart={loaded.revisionStart}
      />
    );
  if ('openMail' in loaded && loaded.openMail)
    return <MailView key={loaded.openMail.id} query={query} mail={loaded.openMail} />;
  const { count } = ('leads' in loaded && loaded.leads) || loaded.mails;
  if (count === 0 && !query.open) return null;
  return <p className="inbox-view list-empty">{query.open ? words.gone : words.choose}</p>;
}
