import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import type { ContactPrefill } from '#domain/leads/forms/contact-prefill.ts';
import { projectTypes } from '#domain/leads/forms/project-types.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import { FormExtras } from '../../forms/form-extras.tsx';
import { formStatus, type PostedForm } from '../../forms/form-status.ts';
import { LeadFormEnd } from '../../forms/lead-form-end.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useFormToken } from '../../forms/use-form-token.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useStillWrong } from '../../forms/use-still-wrong.ts';

/** How long the success banner stays. */
export const CONTACT_SENT_MS = 5000;

interface ContactFormProps {
  texts: SectionContent<'contact'>['form'];
  prefill: ContactPrefill;
  /** Whether a form posted without scripts was just received. */
  sent: boolean;
  posted?: PostedForm;
}

/** The contact form. Works without scripts too, posted to its own page. */
export function ContactForm({ texts, prefill, sent, posted }: ContactFormProps) {
  const { language } = useContent();
  const { token, ask, forget } = useFormToken();
  const sending = useSending({ address: '/api/contact', sentMs: CONTACT_SENT_MS, onDone: forget });
  const { state, problems, told, noteMended } = useStillWrong(formStatus(sending, posted, sent));
  const values: Record<string, string> = posted?.values ?? { ...prefill };
  const labels = {
    name: texts.nameLabel,
    email: texts.emailLabel,
    company: texts.companyLabel,
    projectType: texts.projectTypeLabel,
    message: texts.messageLabel,
  };
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    problem: problems[name],
    defaultValue: values[name] ?? '',
  });
  return (
    <section id="form" className="letter">
      <h2 className="text-title">{texts.title}</h2>
      <form
        ref={sending.keepForm}
        method="post"
        className="relative mt-6 grid gap-5"
        onSubmit={sending.send}
        onFocus={ask}
        onInput={noteMended}
      >
        <FormExtras token={token} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} required autoComplete="name" />
          <TextField {...field('email')} type="email" required autoComplete="email" />
          <TextField {...field('company')} autoComplete="organization" />
          <SelectField
            {...field('projectType')}
            placeholder={texts.projectTypePlaceholder}
            options={projectTypes.map((value) => ({ value, label: texts.projectTypes[value] }))}
            required
          />
        </div>
        <TextField {...field('message')} rows={5} required />
        <p className="text-[0.9rem] text-ink-soft">
          {texts.consent}{' '}
          <Link to={pathTo('privacy', language)} className="underline underline-offset-4">
            {texts.privacyLink}
          </Link>
        </p>
        <LeadFormEnd texts={texts} state={state} told={told} problems={problems} labels={labels} />
      </form>
    </section>
  );
}
