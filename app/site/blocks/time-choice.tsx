import type { OfferedWeek } from '#domain/appointments/offered-times.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { fillIn } from '#domain/content/text.ts';
import type { Language } from '#domain/languages.ts';
import { useContent } from '../content.tsx';
import { focusWithoutScripts } from '../forms/focus-without-scripts.ts';

type Words = Pick<
  SectionContent<'contact'>['appointment'],
  'chooseTitle' | 'length' | 'previousWeek' | 'nextWeek' | 'noTimes' | 'form'
>;

/** Not among the words that every page carries. */
export const timeMissing: Record<Language, string> = {
  fr: 'Il manque le moment : choisissez-en un.',
  en: 'Please choose a time.',
};

/** None was chosen, or somebody else was quicker. */
export type TimeProblem = 'missing' | 'taken';

interface TimeChoiceProps {
  week: OfferedWeek;
  words: Words;
  chosen?: string;
  problem?: TimeProblem;
}

const PROBLEM = 'slot-problem';
const idOf = (slot: string) => `slot-${slot}`;

/**
 * One week of free times as radio buttons. Drawn as the pages of an agenda. The other weeks are buttons of the
 * form: what was typed comes back with them, without scripts too.
 */
export function TimeChoice({ week, words, chosen, problem }: TimeChoiceProps) {
  const { language } = useContent();
  const taken = problem === 'taken' && <TakenNotice text={words.form.taken} nearest={week.nearest} />;
  if (week.days.length === 0)
    return (
      <>
        {taken}
        <p className="notice">{words.noTimes}</p>
      </>
    );
  const [first] = week.days.flatMap(({ times }) => times);
  return (
    <>
      {taken}
      {/* Enter presses the first button of a form: it must not be one of the weeks. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="absolute -left-[200vw]" />
      <p className="text-ink-soft">{fillIn(words.length, { minutes: week.minutes })}</p>
      {problem === 'missing' && (
        <p id={PROBLEM} className="mt-3 font-semibold text-awning-text">
          {timeMissing[language]}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={words.chooseTitle}
        aria-invalid={problem && true}
        aria-describedby={problem && PROBLEM}
        className="agenda mt-5"
      >
        {week.days.map(({ date, label, times }) => (
          <fieldset key={date} className="agenda-day">
            <legend>{label}</legend>
            <div className="agenda-times">
              {times.map(({ slot, label: time }) => (
                <label key={slot} className="agenda-time">
                  <input
                    type="radio"
                    name="slot"
                    id={idOf(slot)}
                    value={slot}
                    defaultChecked={slot === chosen}
                    {...focusWithoutScripts(problem && slot === first?.slot)}
                  />
                  {time}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <WeekButtons week={week} words={words} />
    </>
  );
}

function WeekButtons({ week: { previous, next }, words }: Pick<TimeChoiceProps, 'week' | 'words'>) {
  if (!previous && !next) return null;
  return (
    <p className="mt-5 flex flex-wrap justify-between gap-3">
      <WeekButton week={previous} label={words.previousWeek} />
      <WeekButton week={next} label={words.nextWeek} />
    </p>
  );
}

function WeekButton({ week, label }: { week?: string; label: string }) {
  if (!week) return <span />;
  return (
    <button
      type="submit"
      name="week"
      value={week}
      formNoValidate
      className="button button-quiet button-small"
    >
      {label}
    </button>
  );
}

/** Says that a time is gone, and names the nearest; a click on one chooses it. */
function TakenNotice({ text, nearest }: { text: string; nearest: OfferedWeek['nearest'] }) {
  return (
    <div role="alert" id={PROBLEM} className="notice notice-bad mb-3">
      <p>{text}</p>
      {nearest.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {nearest.map(({ slot, label }) => (
            <li key={slot}>
              <label
                htmlFor={idOf(slot)}
                className="cursor-pointer font-semibold underline underline-offset-4"
              >
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
