import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { OfferedWeek } from '#domain/appointments/offered-times.ts';
import { meetingPlaces, wantsCall } from '#domain/appointments/place.ts';
import { CALL_ME } from '#domain/appointments/slot.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { TimeChoice } from '../../blocks/time-choice.tsx';
import { useContent } from '../../content.tsx';
import { focusFirstWrong } from '../../forms/focus-first-wrong.ts';
import { FormExtras } from '../../forms/form-extras.tsx';
import { keepTyped } from '../../forms/keep-typed.ts';
import { LeadFormNotice } from '../../forms/lead-form-end.tsx';
import type { SubmissionResult } from '../../forms/receive-lead.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useStillWrong } from '../../forms/use-still-wrong.ts';

type Texts = Omit<SectionContent<'contact'>['appointment'], 'booked' | 'mails'>;

/** What a posted form comes back with. */
export interface PostedAppointment {
  /** Missing where only another week was asked for. */
  result?: SubmissionResult;
  values: Record<string, string>;
  week: OfferedWeek;
  form: string;
}

interface AppointmentFormProps {
  texts: Texts;
  week: OfferedWeek;
  /** The token of this form. */
  form: string;
  /** Whether a request to be called was just received. */
  sent: boolean;
  posted?: Partial<PostedAppointment>;
}

const TAKEN = 409;

/** The name under which the browser keeps what is typed here. */
export const KEPT_AS = 'appointment';

/** A time or the wish to be called, then who asks. Works without scripts too, posted to its own page. */
export function AppointmentForm({ texts, week, form, sent, posted }: AppointmentFormProps) {
  const { language } = useContent();
  const isSending = useNavigation().formMethod === 'POST';
  const { result, values = {} } = posted ?? {};
  const { state, problems, noteMended } = useStillWrong(statusOf(result));
  const isTaken = result?.status === TAKEN;
  const shown = useRef<HTMLFormElement>(null);
  const [isCalled, setCalled] = useState(wantsCall({ place: 'phone', ...values }));
  const noteCall = () => {
    if (shown.current) setCalled(wantsCall(Object.fromEntries(new FormData(shown.current))));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another week offers other times
  useEffect(() => {
    const end = shown.current && keepTyped(KEPT_AS, shown.current);
    noteCall();
    return end ?? undefined;
  }, [week]);

  useEffect(() => {
    if (result) focusFirstWrong(shown.current);
  }, [result]);

  const labels: Record<string, string> = {
    slot: texts.chooseTitle,
    place: texts.places.label,
    name: texts.form.nameLabel,
    email: texts.form.emailLabel,
    phone: texts.form.phoneLabel,
    message: texts.form.messageLabel,
  };
  const field = (name: string) => ({
    name,
    label: labels[name] ?? '',
    problem: problems[name],
    defaultValue: values[name] ?? '',
  });
  return (
    <section id="form" className="letter min-w-0">
      {sent && (
        <p role="status" className="notice notice-good mb-8">
          {texts.call.sent}
        </p>
      )}
      <Form
        ref={shown}
        method="post"
        preventScrollReset
        noValidate
        onChange={noteCall}
        onInput={noteMended}
        className="relative grid gap-5"
      >
        <FormExtras token={form} />
        <div>
          <h2 className="mb-2 text-title">{texts.chooseTitle}</h2>
          <TimeChoice
            week={week}
            words={texts}
            chosen={isTaken ? undefined : values.slot}
            problem={isTaken ? 'taken' : problems.slot && 'missing'}
          />
        </div>
        {week.days.length > 0 && <PlaceChoice texts={texts.places} chosen={values.place} />}
        <label className="choice">
          <input
            type="radio"
            name="slot"
            value={CALL_ME}
            defaultChecked={values.slot === CALL_ME || week.days.length === 0}
          />
          <span className="min-w-0 flex-1">
            <b className="block font-display text-[1.15em] leading-tight">{texts.call.title}</b>
            <span className="mt-1 block text-[0.95rem] text-ink-soft">{texts.call.text}</span>
          </span>
        </label>
        <h2 className="mt-4 text-title">{texts.form.title}</h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} required autoComplete="name" />
          <TextField {...field('email')} type="email" required autoComplete="email" />
        </div>
        <TextField
          {...field('phone')}
          label={isCalled ? `${texts.form.phoneLabel} *` : texts.form.phoneLabel}
          type="tel"
          required={isCalled}
          autoComplete="tel"
          help={texts.form.phoneHelp}
        />
        <TextField {...field('message')} rows={3} />
        <p className="text-[0.9rem] text-ink-soft">
          {texts.form.consent}{' '}
          <Link to={pathTo('privacy', language)} className="underline underline-offset-4">
            {texts.form.privacyLink}
          </Link>
        </p>
        {result && !isTaken && (
          <LeadFormNotice
            state={state}
            success=""
            error={texts.form.error}
            told={result.told}
            problems={problems}
            labels={labels}
          />
        )}
        <p>
          <button type="submit" className="button" aria-disabled={isSending}>
            {texts.form.submit}
          </button>
        </p>
      </Form>
    </section>
  );
}

function statusOf(result: SubmissionResult | undefined) {
  const problems = result?.fields ?? {};
  return { state: Object.keys(problems).length > 0 ? ('refused' as const) : ('failed' as const), problems };
}

function PlaceChoice({ texts, chosen = 'phone' }: { texts: Texts['places']; chosen?: string }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{texts.label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {meetingPlaces.map((place) => (
          <label key={place} className="choice">
            <input type="radio" name="place" value={place} defaultChecked={place === chosen} />
            <span className="min-w-0 flex-1">{texts[place]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
