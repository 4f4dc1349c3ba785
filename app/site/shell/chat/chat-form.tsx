import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { FormExtras } from '../../forms/form-extras.tsx';
import { LeadFormNotice } from '../../forms/lead-form-end.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useFormToken } from '../../forms/use-form-token.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useStillWrong } from '../../forms/use-still-wrong.ts';

/** The managed words of the chat. */
export type ChatTexts = SectionContent<'contact'>['chat'];

/** How long the success shows before the panel closes. */
export const CHAT_SENT_MS = 3000;

interface ChatFormProps {
  texts: ChatTexts;
  onBack(): void;
  onDone(): void;
}

export function ChatForm({ texts, onBack, onDone }: ChatFormProps) {
  const { token, ask } = useFormToken();
  const sending = useSending({ address: '/api/chat', sentMs: CHAT_SENT_MS, onDone });
  const { state, problems, told, send, keepForm, noteMended } = useStillWrong(sending);
  const labels = {
    name: texts.form.nameLabel,
    email: texts.form.emailLabel,
    phone: texts.form.phoneLabel,
    message: texts.form.messageLabel,
  };
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], problem: problems[name] });
  if (state === 'sent') {
    return (
      <div role="status">
        <p className="font-display text-[1.15em] font-bold">{texts.success.title}</p>
        <p className="mt-2">{texts.success.text}</p>
      </div>
    );
  }
  return (
    <form
      ref={keepForm}
      method="post"
      className="relative grid gap-3"
      onSubmit={send}
      onFocus={ask}
      onInput={noteMended}
    >
      <FormExtras token={token} />
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('email')} type="email" required autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('message')} rows={3} required />
      <p className="text-[0.85rem] text-ink-soft">{texts.consent}</p>
      <LeadFormNotice
        state={state}
        success=""
        error={texts.error}
        errorHelp={texts.errorHelp}
        told={told}
        problems={problems}
        labels={labels}
      />
      <p className="flex flex-wrap items-center gap-4">
        <SubmitButton sending={state === 'sending'} label={texts.submit} sendingLabel={texts.sending} />
        <button type="button" className="text-link" onClick={onBack}>
          <Arrow back /> {texts.back}
        </button>
      </p>
    </form>
  );
}
