import type { Level, TextRecord } from '#domain/mail/records/answers.ts';
import type { DomainCheck } from '#server/mail/domain-check.ts';
import { Field } from '../../../ui/field.tsx';
import { verdictWords, words } from './words.ts';

const kinds = ['spf', 'dkim', 'dmarc'] as const;
type Kind = (typeof kinds)[number];

const colours: Record<Level, string> = {
  good: 'list-tag-good',
  advice: '',
  bad: 'list-tag-bad',
  unknown: '',
};

/** What the DNS says of the sender's domain, and what to ask of whoever keeps it. */
export function DomainRecords({ checked }: { checked: DomainCheck }) {
  const changes = kinds.flatMap((kind) => {
    const { wanted, level } = checked[kind];
    // What is only advised waits until all the rest is right.
    return wanted && level === 'bad' ? [{ ...wanted, is: changeOf(checked[kind]) }] : [];
  });
  return (
    <section aria-labelledby="records" className="grid gap-4">
      <h3 id="records" className="text-lg">
        {words.checked(checked.domain)}
      </h3>
      {kinds.map((kind) => (
        <DomainRecord key={kind} kind={kind} record={checked[kind]} />
      ))}
      {changes.length > 0 && (
        <Field label={words.forHost} help={words.forHostHelp}>
          {(control) => (
            <textarea
              {...control}
              readOnly
              rows={4 + 5 * changes.length}
              value={words.hostMessage(checked.domain, changes)}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
      )}
    </section>
  );
}

/** Which words go with the record that should stand there. */
function changeOf({ found }: { found: readonly string[] }): 'add' | 'replace' {
  return found.length === 0 ? 'add' : 'replace';
}

function DomainRecord({ kind, record }: { kind: Kind; record: DomainCheck[Kind] }) {
  const { name, level, found, wanted } = record;
  return (
    <article aria-labelledby={kind} className="mail-record">
      <h4 id={kind}>
        {kind.toUpperCase()} <span className={`list-tag ${colours[level]}`}>{words.levels[level]}</span>
      </h4>
      <p>{verdictWords(kind, record)}</p>
      {record.code !== 'no-selector' && (
        <p className="text-sm text-ink-soft">
          {words.lookedUp} <code>{name}</code>
        </p>
      )}
      {found.map((text) => (
        <p key={text} className="text-sm">
          {words.found}&nbsp;: <code>{text}</code>
        </p>
      ))}
      {wanted && <Wanted title={words[changeOf(record)]} record={wanted} />}
    </article>
  );
}

function Wanted({ title, record: { name, value } }: { title: string; record: TextRecord }) {
  return (
    <div className="mail-wanted">
      <p className="font-semibold">{title}</p>
      <dl>
        <dt className="list-label">{words.recordName}</dt>
        <dd>
          <code>{name}</code>
        </dd>
        <dt className="list-label">{words.recordValue}</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </dl>
    </div>
  );
}
