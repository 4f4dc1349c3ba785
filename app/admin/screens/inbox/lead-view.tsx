import { useEffect, useRef } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { type InboxQuery, mailto } from '#domain/leads/inbox.ts';
import { parisDay } from '#domain/paris-day.ts';
import { Allowed } from '../../administrator.tsx';
import { shortDateTime } from '../../dates.ts';
import { addressOf } from '../../shell/address.ts';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { ComingMeetings, startsOfComing } from './coming-meetings.tsx';
import { Facts } from './facts.tsx';
import { Handling } from './handling.tsx';
import { InboxView } from './inbox-view.tsx';
import { leadTag, longMomentOf } from './lead-line.ts';
import { MailState } from './mail-state.tsx';
import { Notes } from './notes.tsx';
import type { OpenLead, ReplyStart, RevisionStart } from './open-lead.ts';
import { REPLY_TEXT, ReplyForm } from './reply-form.tsx';
import { ReviseForm } from './revise-form.tsx';
import { Source } from './source.tsx';
import { Thread } from './thread.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { words } from './words.ts';

interface LeadViewProps {
  query: InboxQuery;
  lead: OpenLead;
  /** None for a suspect. */
  replyStart?: ReplyStart;
  /** Of a request for a quote only. */
  revisionStart?: RevisionStart;
}

export function LeadView({ query, lead, replyStart, revisionStart }: LeadViewProps) {
  useReadMark(lead);
  const { name, email, language, text, rows, files, created_at } = lead;
  return (
    <InboxView query={query} title={name} tools={<LeadTools lead={lead} />}>
      <p className="text-ink-soft">
        {leadTag(lead)} · <a href={mailto(email)}>{email}</a> · {shortDateTime(created_at)}
      </p>
      {lead.suspect === 1 && <Suspicion lead={lead} />}
      {text && <p className="inbox-text">{text}</p>}
      <Facts rows={[...meetingRows(lead), ...rows, [words.language, words.languages[language]]]} />
      {files.length > 0 && <Files files={files} />}
      <Source lead={lead} />
      {lead.suspect === 0 && <Handling lead={lead} />}
      {lead.thread.length > 0 && <Thread lead={lead} />}
      {replyStart && <ReplyForm key={lead.id} lead={lead} start={replyStart} />}
      {revisionStart && <ReviseForm key={`revise-${lead.id}`} lead={lead} start={revisionStart} />}
      <Notes lead={lead} />
      <Mails mails={lead.mails} />
      <Allowed right="leads">
        <Removal lead={lead} />
      </Allowed>
    </InboxView>
  );
}

/** Above what was asked for then: the meeting as it is now. */
function meetingRows({ meeting, today }: OpenLead) {
  if (!meeting || meeting.isCall) return [];
  return [[words.meetingNow, <MeetingNow key="meeting" {...meeting} today={today} />]] as const;
}

interface MeetingNowProps {
  start: string;
  isCancelled: boolean;
  today: string;
}

function MeetingNow({ start, isCancelled, today }: MeetingNowProps) {
  const place = useLocation();
  const isPast = isCancelled || parisDay(new Date(start)) < today;
  const list: Record<string, string> = isPast ? { list: 'past' } : {};
  return (
    <>
      {isCancelled ? words.meetingCancelled : longMomentOf(start)} ·{' '}
      <Link to={addressOf(place, 'appointments', undefined, list)} className="underline underline-offset-4">
        {words.toMeetings}
      </Link>
    </>
  );
}

/** Opening is reading: told by a script of the page, because a link that is followed must change nothing. */
function useReadMark({ id, read_at }: OpenLead): void {
  const submit = useSubmit();
  const marked = useRef(read_at !== '');
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    submit({ intent: 'read', id }, { method: 'post', navigate: false });
  }, [id, submit]);
}

function LeadTools({ lead }: { lead: OpenLead }) {
  const { id, suspect, read_at, archived_at, estimate } = lead;
  const intents = [
    ...(suspect ? (['clear'] as const) : []),
    read_at ? ('unread' as const) : ('read' as const),
    archived_at ? ('unarchive' as const) : ('archive' as const),
    ...(suspect ? [] : (['spam'] as const)),
  ];
  const labels = {
    clear: words.clear,
    read: words.markRead,
    unread: words.markUnread,
    archive: words.archive,
    unarchive: words.unarchive,
    spam: words.spam,
  };
  return (
    <Form method="post" className="contents">
      <input type="hidden" name="id" value={id} />
      {!suspect && (
        <button
          type="button"
          className="quiet-button quiet-button-first"
          onClick={() => document.getElementById(REPLY_TEXT)?.focus()}
        >
          {words.answer}
        </button>
      )}
      {estimate && (
        <a href={estimate} target="_blank" rel="noreferrer" className="quiet-button">
          {words.estimate}
        </a>
      )}
      {intents.map((intent) => (
        <button key={intent} type="submit" name="intent" value={intent} className="quiet-button">
          {labels[intent]}
        </button>
      ))}
    </Form>
  );
}

/** What takes away for good: this one, or all of the same person. */
function Removal({ lead: { id, email, fromThem, meeting, meetingsOfThem, today } }: { lead: OpenLead }) {
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <ConfirmedAction
        label={words.remove}
        title={words.removeTitle(1)}
        text={words.removeText}
        details={<ComingMeetings starts={startsOfComing([meeting], today)} />}
        confirm={words.removeConfirm}
        intent="remove"
        fields={{ id }}
      />
      <ConfirmedAction
        label={words.erase}
        title={words.eraseTitle}
        text={words.eraseText(email, fromThem)}
        details={<ComingMeetings starts={startsOfComing(meetingsOfThem, today)} />}
        confirm={words.eraseConfirm}
        intent="erase"
        fields={{ email }}
      />
    </div>
  );
}

function Suspicion({ lead: { spamReasons } }: { lead: OpenLead }) {
  if (spamReasons.length === 0) return <p className="notice notice-bad">{words.markedByHand}</p>;
  return (
    <div className="notice notice-bad">
      {words.suspectBecause}
      <ul className="font-normal">
        {spamReasons.map((reason) => (
          <li key={reason}>{words.reasons[reason] ?? reason}</li>
        ))}
      </ul>
    </div>
  );
}

function Files({ files }: { files: OpenLead['files'] }) {
  return (
    <section>
      <h3 className="list-label">{words.files}</h3>
      <p className="text-sm text-ink-soft">{words.filesWarning}</p>
      <ul className="inbox-files">
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <a href={`/api/files/${id}`} download className="quiet-button">
              {name} <span className="text-ink-soft">{words.size(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mails({ mails }: { mails: OpenLead['mails'] }) {
  const address = useInboxAddress();
  return (
    <section>
      <h3 className="list-label">{words.mailsOf}</h3>
      <ul>
        {mails.map(({ id, purpose, state, captured, outdated }) => (
          <li key={id} className="flex items-center gap-2 py-1">
            <Link
              to={address({ box: 'mail', archived: false, state: '', search: '', page: 1, open: id })}
              className="underline underline-offset-4"
            >
              {words.purposes[purpose]}
            </Link>
            <MailState state={state} captured={captured} outdated={outdated} />
          </li>
        ))}
      </ul>
    </section>
  );
}
