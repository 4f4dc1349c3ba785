import { useId, useState } from 'react';
import { PUBLICATION_NAME_MAX } from '#domain/publishing/limits.ts';
import { type PublicationFinding, weightOf } from '#domain/publishing/publication-findings.ts';
import type { Review } from '#server/publishing/publications/publication-review.ts';
import { Field } from '../../../ui/field.tsx';
import { Allowed } from '../../administrator.tsx';
import { OwnerPublishes } from '../../ui/owner-publishes.tsx';
import { FindingGroups } from './finding-groups.tsx';
import { useReview } from './use-review.ts';
import { words } from './words.ts';

export interface PublishPanelProps {
  documents: Review['documents'];
  findings: readonly PublicationFinding[];
  chosen: readonly string[];
  busy: boolean;
  filled: { name: string; date: string; time: string; intent: string };
}

/** What to know before it goes live, and the buttons that let it. */
export function PublishPanel({ documents, findings, chosen, busy, filled }: PublishPanelProps) {
  const [isLater, setLater] = useState(filled.intent === 'schedule');
  const [{ date, time }, setMoment] = useState(filled);
  const at = isLater && date && time ? `${date}T${time}` : undefined;
  const isWhole = chosen.length === documents.length;
  const {
    findings: found,
    state,
    refusal,
    repeatedHour,
  } = useReview({ chosen, at, known: findings, isKnown: isWhole && !at });
  const why = useId();
  const isBlocked = found.some((one) => weightOf(one) === 'blocks');
  return (
    <aside className="publication-panel admin-card" aria-label={words.before}>
      <h2>{words.before}</h2>
      <div aria-live="polite" className="grid gap-3">
        {at && <p>{words.atMoment}</p>}
        <FindingGroups findings={found} confirm={{ isCurrent: state === 'known' }} />
        {chosen.length > 0 && <ReviewState state={state} refusal={refusal} isClean={found.length === 0} />}
      </div>
      <Allowed right="publish" otherwise={<OwnerPublishes />}>
        <Field label={words.name} help={words.nameHelp}>
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={PUBLICATION_NAME_MAX}
              defaultValue={filled.name}
              autoComplete="off"
            />
          )}
        </Field>
        {!isLater && (
          <button
            type="submit"
            name="intent"
            value="publish"
            className="button"
            disabled={busy || chosen.length === 0}
            aria-disabled={isBlocked}
            aria-describedby={isBlocked ? why : undefined}
            onClick={(event) => isBlocked && event.preventDefault()}
          >
            {words.publish(chosen.length)}
          </button>
        )}
        {isBlocked && !isLater && (
          <p id={why} className="text-ink-soft">
            {words.blocked}
          </p>
        )}
        <details
          className="publication-schedule"
          open={isLater}
          onToggle={({ currentTarget }) => setLater(currentTarget.open)}
        >
          <summary className="quiet-button">{words.schedule}</summary>
          <p className="text-ink-soft">{words.scheduleHelp}</p>
          <div className="publication-moment">
            <Field label={words.date}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  name="date"
                  defaultValue={filled.date}
                  onChange={({ target }) => setMoment((now) => ({ ...now, date: target.value }))}
                />
              )}
            </Field>
            <Field label={words.time} help={words.parisHelp}>
              {(control) => (
                <input
                  {...control}
                  type="time"
                  name="time"
                  defaultValue={filled.time}
                  onChange={({ target }) => setMoment((now) => ({ ...now, time: target.value }))}
                />
              )}
            </Field>
          </div>
          {repeatedHour && <p>{words.repeatedHour[repeatedHour]}</p>}
          <button
            type="submit"
            name="intent"
            value="schedule"
            className="button button-small"
            disabled={busy || chosen.length === 0}
          >
            {words.doSchedule}
          </button>
        </details>
      </Allowed>
    </aside>
  );
}

interface ReviewStateProps {
  state: 'known' | 'asking' | 'unanswered';
  refusal?: string;
  isClean: boolean;
}

function ReviewState({ state, refusal, isClean }: ReviewStateProps) {
  if (refusal) return <p className="notice notice-bad">{refusal}</p>;
  if (state !== 'known') return <p className="text-ink-soft">{words[state]}</p>;
  return isClean && <p className="text-ink-soft">{words.allGood}</p>;
}
