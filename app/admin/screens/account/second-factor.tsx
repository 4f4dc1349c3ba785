import { Form } from 'react-router';
import type { FactorProposal } from '#server/accounts/account-service.ts';
import { Field } from '../../../ui/field.tsx';
import type { ActionResult } from '../../screen-action.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { words } from './words.ts';

interface SecondFactorProps {
  on: boolean;
  required: boolean;
  codesLeft: number;
  result: ActionResult | undefined;
}

/** The one-time codes of this account: off, being set up, or on. */
export function SecondFactor({ on, required, codesLeft, result }: SecondFactorProps) {
  const proposal = result?.proposal as FactorProposal | undefined;
  const codes = result?.codes as string[] | undefined;
  return (
    <section className="admin-card grid gap-4">
      <h2 className="text-xl">{words.factorTitle}</h2>
      <p className="text-ink-soft">
        {on ? words.factorOn : required ? words.factorRequired : words.factorOff}
      </p>
      <FormNotice result={result} />
      {codes && <RecoveryCodes codes={codes} />}
      {!on && !proposal && (
        <Form method="post">
          <button type="submit" name="intent" value="propose" className="button button-small">
            {words.begin}
          </button>
        </Form>
      )}
      {!on && proposal && <Enrolment proposal={proposal} />}
      {on && <TurnedOn codesLeft={codesLeft} failed={Boolean(result?.error)} />}
    </section>
  );
}

function Enrolment({ proposal: { secret, address, qr } }: { proposal: FactorProposal }) {
  return (
    <Form method="post" className="grid gap-4">
      <p>{words.scan}</p>
      <a href={address} className="factor-qr">
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.qr}>
          <path d={qr.path} />
        </svg>
      </a>
      <Field label={words.secret}>
        {(control) => <input {...control} name="secret" value={secret} readOnly autoComplete="off" />}
      </Field>
      <Field label={words.code}>
        {(control) => (
          <input {...control} name="code" required inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Field>
      <PasswordField />
      <button type="submit" name="intent" value="confirm" className="button button-small justify-self-start">
        {words.confirm}
      </button>
    </Form>
  );
}

const PasswordField = () => (
  <Field label={words.current}>
    {(control) => (
      <input {...control} type="password" name="password" required autoComplete="current-password" />
    )}
  </Field>
);

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{words.codesTitle}</h3>
      <p className="text-ink-soft">{words.codesText}</p>
      <ol className="factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </div>
  );
}

function TurnedOn({ codesLeft, failed }: { codesLeft: number; failed: boolean }) {
  return (
    <>
      <p data-urgent={codesLeft < 3}>{words.codesLeft(codesLeft)}</p>
      <details className="grid gap-4" open={failed}>
        <summary className="cursor-pointer font-semibold">{words.manage}</summary>
        <Form method="post" className="mt-4 grid gap-4">
          <PasswordField />
          <Field label={words.anyCode}>
            {(control) => <input {...control} name="code" required autoComplete="one-time-code" />}
          </Field>
          <div className="flex flex-wrap gap-3">
            <button type="submit" name="intent" value="renew" className="quiet-button">
              {words.renew}
            </button>
            <button type="submit" name="intent" value="turnOff" className="quiet-button quiet-button-danger">
              {words.turnOff}
            </button>
          </div>
        </Form>
      </details>
    </>
  );
}
