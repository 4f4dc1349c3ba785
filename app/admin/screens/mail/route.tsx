import { Form, useLoaderData, useNavigation } from 'react-router';
import { isSelector } from '#domain/mail/records/dkim.ts';
import type { DomainCheck } from '#server/mail/domain-check.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { Field } from '../../../ui/field.tsx';
import { adminPageLoader } from '../../page-loader.ts';
import { type ActionResult, screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { CapturedMails } from './captured-mails.tsx';
import { DomainRecords } from './domain-records.tsx';
import { lastTest } from './last-test.ts';
import { TestStages } from './test-stages.tsx';
import { wayWords } from './way-words.ts';
import { words } from './words.ts';

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

export const loader = adminPageLoader(async (args, administrator) => {
  const { mailTest, capturedMail } = serverServicesOf(args);
  const { selector, server } = mailTest.domain;
  return {
    to: administrator.email,
    sender: (await mailTest.sender()).address,
    way: wayWords.ways[mailTest.transport](server),
    isCaptured: mailTest.transport === 'capture',
    captured: await capturedMail.list(),
    selector,
    test: await lastTest(mailTest, administrator),
  };
});

export const action = screenAction({
  async test({ services, administrator }) {
    await services.mailTest.send(administrator);
    return { done: words.tested };
  },

  async 'send-captured'({ services }) {
    return { about: 'captured', done: words.capturedSent(await services.capturedMail.send()) };
  },

  async 'keep-captured'({ services }) {
    await services.capturedMail.keep();
    return { about: 'captured', done: words.capturedKept };
  },

  async check({ services, form }) {
    const selector = (form.selector ?? '').trim();
    if (selector !== '' && !isSelector(selector))
      return { about: 'domain', error: words.selectorWrong, selector };
    const checked = await services.mailTest.domain.check(selector);
    return checked ? { about: 'domain', checked, selector } : { about: 'domain', error: words.noDomain };
  },
});

export const clientAction = screenClientAction();

/** Whether mail leaves, and what the domain that it comes from says of it. */
export default function MailScreen() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  if (!loaded) return null;
  const about = (part: string | undefined) => (result?.about === part ? result : undefined);
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      {loaded.isCaptured && <p className="notice notice-bad">{words.noServer}</p>}
      <CapturedMails mails={loaded.captured} result={about('captured')} />
      <MailTest loaded={loaded} result={about(undefined)} />
      <SenderDomain selector={loaded.selector} result={about('domain')} />
    </div>
  );
}

function MailTest({ loaded, result }: { loaded: Loaded; result: ActionResult | undefined }) {
  const { to, sender, way, test } = loaded;
  const sending = useNavigation().formData?.get('intent') === 'test';
  return (
    <section aria-labelledby="test" className="admin-card grid gap-4">
      <h2 id="test" className="text-xl">
        {words.testTitle}
      </h2>
      <p className="wrap-anywhere text-ink-soft">{words.testText(to)}</p>
      <dl aria-label={words.facts} className="inbox-facts">
        <div>
          <dt>{words.sender}</dt>
          <dd>{sender}</dd>
        </div>
        <div>
          <dt>{words.way}</dt>
          <dd>{way}</dd>
        </div>
      </dl>
      <Form method="post" preventScrollReset>
        <button type="submit" name="intent" value="test" disabled={sending} className="button button-small">
          {words.test}
        </button>
      </Form>
      <FormNotice result={result} />
      {test && <TestStages test={test} />}
    </section>
  );
}

interface SenderDomainProps {
  /** Where the site signs itself. */
  selector: string | undefined;
  result: ActionResult | undefined;
}

function SenderDomain({ selector, result }: SenderDomainProps) {
  const checking = useNavigation().formData?.get('intent') === 'check';
  const typed = typeof result?.selector === 'string' ? result.selector : '';
  const checked = result?.checked as DomainCheck | undefined;
  return (
    <section aria-labelledby="domain" className="admin-card grid gap-4">
      <h2 id="domain" className="text-xl">
        {words.domainTitle}
      </h2>
      <p className="text-ink-soft">{words.domainText}</p>
      <Form method="post" preventScrollReset className="grid gap-4">
        {selector ? (
          <p>{words.selectorKnown(selector)}</p>
        ) : (
          <Field label={words.selector} help={words.selectorHelp}>
            {(control) => (
              <input
                {...control}
                name="selector"
                defaultValue={typed}
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        )}
        <button
          type="submit"
          name="intent"
          value="check"
          disabled={checking}
          className="button button-small justify-self-start"
        >
          {words.check}
        </button>
      </Form>
      <FormNotice result={result} />
      {checked && <DomainRecords checked={checked} />}
    </section>
  );
}
