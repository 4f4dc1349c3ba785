import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatAmount } from '#domain/calculator/amounts.ts';
import { parseNumber } from '#domain/editing/parse-number.ts';
import { Field } from '../../../ui/field.tsx';
import { FormNotice } from '../../ui/form-notice.tsx';
import { keepWriting, keptWriting } from './kept-writing.ts';
import type { OpenLead, RevisionStart } from './open-lead.ts';
import { useRefusal } from './use-refusal.ts';
import { words } from './words.ts';

/** A line while it is written: an emptied amount is none. */
interface WrittenLine {
  key: number;
  label: string;
  amount: number | null;
}

/** All that is written in the form. */
interface Writing {
  lines: WrittenLine[];
  monthly: number | null;
  subject: string;
  text: string;
}

interface ReviseFormProps {
  lead: OpenLead;
  start: RevisionStart;
}

/**
 * Where a new estimate is written in the place of the last one: its lines, and a message to send it with. What was
 * written stays, in this tab, until it stands in the thread.
 */
export function ReviseForm({ lead, start }: ReviseFormProps) {
  const { key, writing, write, found } = useRevision(lead, start);
  const { lines, monthly, subject, text } = writing;
  const { form, errors, notice } = useRefusal('revise');
  const sending = useNavigation().formData?.get('intent') === 'revise';
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const price = { lines: lines.map(({ label, amount }) => ({ label, amount })), monthly };
  return (
    <details ref={useOpened(found)}>
      <summary className="font-semibold">{words.revise}</summary>
      <Form
        key={key}
        ref={form}
        method="post"
        preventScrollReset
        className="inbox-reply mt-3"
        aria-labelledby="revise-title"
      >
        <h3 id="revise-title">{words.reviseTitle}</h3>
        <p className="text-ink-soft">{words.reviseText}</p>
        <input type="hidden" name="id" value={lead.id} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={lead.thread.length} />
        <input type="hidden" name="price" value={JSON.stringify(price)} />
        <RevisedLines lines={lines} onChange={(lines) => write({ lines })} />
        <Field label={words.monthly}>
          {(control) => (
            <Amount
              {...control}
              className="field field-short"
              value={monthly}
              onChange={(monthly) => write({ monthly })}
            />
          )}
        </Field>
        <p role="status" className="font-semibold">
          {words.revisedTotal(formatAmount(total, 'fr'))}
        </p>
        <Field label={words.subject} error={errors.subject}>
          {(control) => (
            <input
              {...control}
              name="subject"
              required
              maxLength={200}
              value={subject}
              onChange={({ target }) => write({ subject: target.value })}
            />
          )}
        </Field>
        <Field label={words.reviseMessage} help={words.reviseMessageHelp} error={errors.text}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={5}
              required
              maxLength={50_000}
              value={text}
              onChange={({ target }) => write({ text: target.value })}
            />
          )}
        </Field>
        {notice && <FormNotice result={notice} />}
        <button
          type="submit"
          name="intent"
          value="revise"
          disabled={sending}
          className="button button-small justify-self-start"
        >
          {words.sendRevision}
        </button>
      </Form>
    </details>
  );
}

/** What is written, under a key of its own. Once the thread has it, the form begins anew with what was sent. */
function useRevision({ id, thread }: OpenLead, start: RevisionStart) {
  const [key, setKey] = useState(start.key);
  const [changed, setChanged] = useState<Writing>();
  /** Whether there was something from before a reload. */
  const [found, setFound] = useState(false);
  useEffect(() => {
    const kept = keptWriting('revision', id);
    if (!kept) return;
    setChanged(JSON.parse(kept));
    setFound(true);
  }, [id]);
  useEffect(() => keepWriting('revision', id, changed ? JSON.stringify(changed) : ''), [id, changed]);
  if (thread.some((reply) => reply.id === key)) {
    setKey(start.key);
    setChanged(undefined);
  }
  const writing = changed ?? begun(start);
  const write = (change: Partial<Writing>) => setChanged({ ...writing, ...change });
  return { key, writing, write, found };
}

const begun = ({ lines, monthly, subject }: RevisionStart): Writing => ({
  lines: lines.map(({ label, amount }, key) => ({ key, label, amount })),
  monthly,
  subject,
  text: '',
});

/** Opens what is folded up, once there is something to be found in it. */
function useOpened(found: boolean) {
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (found && folded.current) folded.current.open = true;
  }, [found]);
  return folded;
}

interface RevisedLinesProps {
  lines: WrittenLine[];
  onChange(lines: WrittenLine[]): void;
}

function RevisedLines({ lines, onChange }: RevisedLinesProps) {
  const change = (changed: WrittenLine) =>
    onChange(lines.map((line) => (line.key === changed.key ? changed : line)));
  const add = () =>
    onChange([...lines, { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, label: '', amount: null }]);
  return (
    <>
      <p id="revised-lines" className="font-semibold">
        {words.lines}
      </p>
      <ul aria-labelledby="revised-lines" className="grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="inbox-line">
            <input
              className="field inbox-line-label"
              aria-label={words.lineLabel(index + 1)}
              required
              maxLength={200}
              value={line.label}
              onChange={({ target }) => change({ ...line, label: target.value })}
            />
            <Amount
              className="field"
              aria-label={words.lineAmount(index + 1)}
              value={line.amount}
              onChange={(amount) => change({ ...line, amount })}
            />
            <button
              type="button"
              className="quiet-button"
              disabled={lines.length === 1}
              aria-label={words.removeLine(index + 1)}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="quiet-button justify-self-start" onClick={add}>
        {words.addLine}
      </button>
    </>
  );
}

interface AmountProps {
  id?: string;
  className: string;
  'aria-label'?: string;
  value: number | null;
  onChange(amount: number | null): void;
}

/** Whole euros before tax. */
function Amount({ value, onChange, ...control }: AmountProps) {
  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      required
      min={0}
      max={10_000_000}
      step={1}
      value={value ?? ''}
      onChange={({ target }) => onChange(parseNumber(target.value))}
    />
  );
}
