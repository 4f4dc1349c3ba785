import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { filledTemplate } from '#domain/leads/reply-placeholders.ts';
import { quotedText } from '#domain/mail/bodies.ts';
import { Field } from '../../../ui/field.tsx';
import { useMayOpen } from '../../administrator.tsx';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { keepWriting, keptWriting } from './kept-writing.ts';
import type { OpenLead, ReplyStart } from './open-lead.ts';
import { useRefusal } from './use-refusal.ts';
import { words } from './words.ts';

/** The id of the field in which an answer is written. */
export const REPLY_TEXT = 'reply-text';

interface ReplyFormProps {
  lead: OpenLead;
  start: ReplyStart;
}

/** Where an answer is written. What was typed stays, in this tab, until the answer stands in the thread. */
export function ReplyForm({ lead, start }: ReplyFormProps) {
  const { form, errors, notice } = useRefusal('reply');
  const { key, subject, setSubject, text, setText } = useAnswer(lead, start, form);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useNavigation().formData?.get('intent') === 'reply';
  const insert = (template: string) => {
    const filled = filledTemplate(template, start.known);
    setText(text.trim() === '' ? filled : `${text}\n\n${filled}`);
    field.current?.focus();
  };
  return (
    <Form ref={form} method="post" preventScrollReset className="inbox-reply" aria-labelledby="reply-title">
      <h3 id="reply-title">{words.replyTitle(lead.name)}</h3>
      {start.isCapturing && <NoServer />}
      <input type="hidden" name="id" value={lead.id} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={lead.thread.length} />
      <Templates language={lead.language} templates={start.templates} onInsert={insert} />
      <Field label={words.subject} error={errors.subject}>
        {(control) => (
          <input
            {...control}
            name="subject"
            required
            maxLength={200}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        )}
      </Field>
      <Field id={REPLY_TEXT} label={words.replyText} help={words.replyTo(start.mailbox)} error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="text"
            rows={7}
            required
            maxLength={50_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {start.quoted && (
        <details>
          <summary>{words.quoted}</summary>
          <p className="inbox-quoted">{quotedText(start.quoted)}</p>
        </details>
      )}
      {notice && <FormNotice result={notice} />}
      <button
        type="submit"
        name="intent"
        value="reply"
        disabled={sending}
        className="button button-small justify-self-start"
      >
        {words.send}
      </button>
    </Form>
  );
}

/** Said before anything is written: it will not leave. */
function NoServer() {
  const place = useLocation();
  const mayOpen = useMayOpen();
  return (
    <p className="notice notice-bad">
      {words.noServer}{' '}
      {mayOpen('mail') && (
        <Link to={addressOf(place, 'mail')} className="underline underline-offset-4">
          {words.toMail}
        </Link>
      )}
    </p>
  );
}

/** What is written, under a key of its own. Once the thread has it the form is empty, with another key. */
function useAnswer({ id, thread }: OpenLead, start: ReplyStart, form: RefObject<HTMLFormElement | null>) {
  const [key, setKey] = useState(start.key);
  const [subject, setSubject] = useState(start.subject);
  const [text, setText] = useState('');
  const [emptied, setEmptied] = useState(0);
  // Or the browser would call it wrong that the fields are empty.
  useEffect(() => {
    if (emptied > 0) form.current?.reset();
  }, [emptied, form]);
  useEffect(() => {
    const typed = keptWriting('reply', id);
    if (typed) setText(typed);
  }, [id]);
  useEffect(() => keepWriting('reply', id, text), [id, text]);
  const sent = thread.find(({ id }) => id === key);
  if (sent) {
    setKey(start.key);
    // What was written since then is not in it.
    if (sent.text === text.trim()) {
      setSubject(start.subject);
      setText('');
      setEmptied(emptied + 1);
    }
  }
  return { key, subject, setSubject, text, setText };
}

interface TemplatesProps {
  language: string;
  templates: ReplyStart['templates'];
  onInsert(text: string): void;
}

function Templates({ language, templates, onInsert }: TemplatesProps) {
  const location = useLocation();
  return (
    <div className="inbox-templates">
      {templates.length > 0 ? (
        <label>
          <span>{words.template}</span>
          <select
            className="field"
            value=""
            onChange={({ target }) => onInsert(templates.find(({ id }) => id === target.value)?.text ?? '')}
          >
            <option value="">{words.chooseTemplate}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <span className="text-ink-soft">{words.noTemplates(language)}</span>
      )}
      <Link to={addressOf(location, 'inbox/templates')} className="underline underline-offset-4">
        {words.manageTemplates}
      </Link>
    </div>
  );
}
