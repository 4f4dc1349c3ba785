import type { SectionContent } from '#domain/content/sections.ts';
import { FileField } from '../../forms/file-field.tsx';
import { FormExtras } from '../../forms/form-extras.tsx';
import { formStatus, type PostedForm } from '../../forms/form-status.ts';
import { LeadFormEnd } from '../../forms/lead-form-end.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useFormToken } from '../../forms/use-form-token.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useStillWrong } from '../../forms/use-still-wrong.ts';

/** How long success and failure show; after a success the form is empty again. */
export const APPLICATION_REST_MS = 3000;

interface ApplicationFormProps {
  texts: SectionContent<'recruitment'>['form'];
  sent: boolean;
  posted?: PostedForm;
}

export function ApplicationForm({ texts, sent, posted }: ApplicationFormProps) {
  const { token, ask, forget } = useFormToken();
  const sending = useSending({
    address: '/api/applications',
    sentMs: APPLICATION_REST_MS,
    failedMs: APPLICATION_REST_MS,
    onDone: forget,
  });
  const { state, problems, told, noteMended } = useStillWrong(formStatus(sending, posted, sent));
  const labels = labelsOf(texts);
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], problem: problems[name] });
  const text = (name: keyof typeof labels) => ({ ...field(name), defaultValue: posted?.values[name] ?? '' });
  return (
    <section id="application" className="border-t-2 border-line bg-wall-2">
      <div className="page band grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-title">{texts.title}</h2>
          <p className="mt-3 text-ink-soft">{texts.description}</p>
        </div>
        <form
          ref={sending.keepForm}
          method="post"
          encType="multipart/form-data"
          onSubmit={sending.send}
          onFocus={ask}
          onInput={noteMended}
          className="note relative grid grid-cols-1 gap-5 p-6 sm:grid-cols-2 sm:p-10"
        >
          <FormExtras token={token} />
          <TextField {...text('firstName')} required autoComplete="given-name" />
          <TextField {...text('lastName')} required autoComplete="family-name" />
          <TextField {...text('email')} type="email" required autoComplete="email" />
          <TextField {...text('phone')} type="tel" autoComplete="tel" />
          <div className="sm:col-span-2">
            <SelectField
              {...text('position')}
              placeholder={texts.positionPlaceholder}
              options={texts.positions}
              required
            />
          </div>
          <TextField {...text('githubUrl')} type="url" />
          <TextField {...text('portfolioUrl')} type="url" />
          <FileField {...field('cv')} help={texts.fileHint} required />
          <FileField {...field('coverLetter')} help={texts.fileHint} />
          <div className="grid gap-5 sm:col-span-2">
            <TextField {...text('message')} rows={6} required />
            <p className="text-[0.9rem] text-ink-soft">{texts.consent}</p>
            <LeadFormEnd texts={texts} state={state} told={told} problems={problems} labels={labels} />
          </div>
        </form>
      </div>
    </section>
  );
}

function labelsOf(texts: ApplicationFormProps['texts']) {
  return {
    firstName: texts.firstNameLabel,
    lastName: texts.lastNameLabel,
    email: texts.emailLabel,
    phone: texts.phoneLabel,
    position: texts.positionLabel,
    githubUrl: texts.githubUrlLabel,
    portfolioUrl: texts.portfolioUrlLabel,
    cv: texts.cvLabel,
    coverLetter: texts.coverLetterLabel,
    message: texts.messageLabel,
  };
}
