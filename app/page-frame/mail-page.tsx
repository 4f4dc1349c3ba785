import { useLayoutEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { type Language, languageOf, languages } from '#domain/languages.ts';
import { htmlBody } from '#domain/mail/bodies.ts';
import {
  createLeadMailComposer,
  type LeadMailComposer,
  type SectionReader,
} from '#domain/mail/lead-mail-composer.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { type MailName, mailNames, mailPath } from '#domain/mail/visitor-mails.ts';
import { pathTo } from '#domain/pages.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import type { LiveServices } from './live-services.ts';
import { framedPageWords } from './words.ts';

const words = framedPageWords.mail;
/** Somebody who has written to the agency. */
const VISITOR = 'marie@boulangerie.example';

interface ShownMail {
  name: MailName;
  language: Language;
  from: { name: string; address: string };
  mail: Mail;
  /** Whether visitors get it at all. */
  isSent: boolean;
}

/** The mails that visitors get, as they will look, drawn by the site's own mail code from what is written. */
export function mailRoutes({ services, queryOnce }: LiveServices): RouteObject[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const load =
    (name: MailName) =>
    async ({ request }: LoaderFunctionArgs): Promise<ShownMail> => {
      const language = languageOf(new URL(request.url).pathname);
      const config = await queryOnce<{ contactEmail?: string; from?: string }>('mailAddresses');
      const { siteUrl, now, content } = services;
      const { enabled } = (await content.section('contact', language)).answer;
      const composer = createLeadMailComposer({ config, siteUrl, now, content: switchedOn(content) });
      const mail = await makeMail[name](composer, { language, content, siteUrl, now: now() });
      if (!mail) throw new Response(null, { status: 404 });
      return { name, language, mail, from: await composer.sender(), isSent: name !== 'answer' || enabled };
    };
  return languages.flatMap((language) =>
    mailNames.map((name) => ({ path: mailPath(name, language), loader: load(name), Component: MailPage })),
  );
}

interface Moment {
  language: Language;
  content: SectionReader;
  siteUrl: string;
  now: Date;
}

type MakeMail = (composer: LeadMailComposer, moment: Moment) => Promise<Mail | undefined>;

/** A meeting in a week. */
const meetingMail =
  (change?: 'moved' | 'cancelled'): MakeMail =>
  (composer, { language, siteUrl, now }) => {
    const start = new Date(now.getTime() + 7 * DAY_MS);
    const url = siteUrl + pathTo('bookedAppointment', language, 'exemple');
    const news = { id: 'exemple', sequence: 0, start, end: start, change };
    return composer.appointmentAnswer(VISITOR, { ...news, language, url });
  };

const makeMail: Record<MailName, MakeMail> = {
  answer: (composer, { language }) => composer.acknowledgement(VISITOR, language),
  estimate: async (composer, { language, content, siteUrl, now }) =>
    composer.quoteCopy(VISITOR, {
      calculator: await content.section('calculator', language),
      language,
      madeAt: now,
      url: `${siteUrl}/estimation/exemple`,
    }),
  booked: meetingMail(),
  moved: meetingMail('moved'),
  cancelled: meetingMail('cancelled'),
};

/** The answer is shown while it is off, too. */
function switchedOn(content: SectionReader): SectionReader {
  return {
    async section(name, language) {
      const section = await content.section(name, language);
      if (name !== 'contact') return section;
      const { answer } = section as SectionContent<'contact'>;
      return { ...section, answer: { ...answer, enabled: true } };
    },
  };
}

/** Only here: what visitors load knows nothing of it. Within the mail stand the styles of mail programs: none. */
const STYLES = `
  .mail-page { display: grid; gap: 1.25rem; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
  .mail-page nav { display: flex; flex-wrap: wrap; gap: .5rem; }
  .mail-page nav a { padding: .4rem .9rem; border: 2px solid var(--frame); border-radius: 8px; font-weight: 600; }
  .mail-page nav a[aria-current] { background: var(--frame); color: var(--on-frame); }
  .mail-page article { border: 2px solid var(--frame); background: #fff; color: #111; }
  .mail-page dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; padding: 1.25rem;
    border-bottom: 1px solid #ccc; }
  .mail-page dd { overflow-wrap: anywhere; }
  .mail-page h1 { font: inherit; font-weight: 700; }
  .mail-body { padding: 1.25rem; font-family: serif; overflow-wrap: anywhere; }
  .mail-body * { all: revert; }
`;

function MailPage() {
  const { name, language, from, mail, isSent } = useLoaderData<ShownMail>();
  const html = htmlBody(mail);
  return (
    <main lang="fr" className="mail-page">
      <nav aria-label={words.list}>
        {mailNames.map((other) => (
          <Link key={other} to={mailPath(other, language)} aria-current={other === name ? 'page' : undefined}>
            {words.names[other]}
          </Link>
        ))}
      </nav>
      {!isSent && <p>{words.off}</p>}
      <article lang={language}>
        <dl>
          <dt lang="fr">{words.from}</dt>
          <dd>
            {from.name} &lt;{from.address}&gt;
          </dd>
          <dt lang="fr">{words.to}</dt>
          <dd>{mail.to}</dd>
          <dt lang="fr">{words.replyTo}</dt>
          <dd>{mail.replyTo.address}</dd>
          <dt lang="fr">{words.subject}</dt>
          <dd>
            <h1>{mail.subject}</h1>
          </dd>
        </dl>
        <MailBody html={html} />
      </article>
    </main>
  );
}

/** The HTML as it is sent. */
function MailBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { body: sent } = new DOMParser().parseFromString(html, 'text/html');
    body.current?.replaceChildren(...sent.childNodes);
  }, [html]);
  return <div ref={body} className="mail-body" />;
}
