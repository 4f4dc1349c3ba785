import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import type { OfferedWeek } from '#domain/appointments/offered-times.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { TimeChoice, type TimeProblem } from '../../blocks/time-choice.tsx';
import { focusFirstWrong } from '../../forms/focus-first-wrong.ts';

interface BookedAppointmentViewProps {
  texts: Omit<SectionContent<'contact'>['appointment'], 'mails'>;
  when: { day: string; time: string; place: string };
  /** What to say to somebody who has just booked or moved it. */
  done?: string;
  week: OfferedWeek;
  problem?: TimeProblem;
}

/** A meeting as its visitor sees it: when, where, and the two things that can be done with it. */
export function BookedAppointmentView({ texts, when, done, week, problem }: BookedAppointmentViewProps) {
  const { pathname } = useLocation();
  const move = useRef<HTMLFormElement>(null);
  // Every answer brings its week.
  useEffect(() => {
    if (week && problem) focusFirstWrong(move.current);
  }, [week, problem]);
  const { booked } = texts;
  return (
    <div className="page band grid items-start gap-12 lg:grid-cols-[0.8fr_1.2fr] xl:gap-16">
      <section>
        {done && (
          <p role="status" className="notice notice-good mb-8">
            {done}
          </p>
        )}
        <h1 className="text-title">{booked.title}</h1>
        <p className="plaque mt-8 max-w-[26rem] text-center font-display font-bold">
          <span className="block text-[1.25em] first-letter:uppercase">{when.day}</span>
          <span className="mt-1 block text-[2.4em] leading-tight tabular-nums">{when.time}</span>
          <span className="mt-2 block font-sans text-[0.95rem] font-semibold">{when.place}</span>
        </p>
        <p className="mt-6">
          <a href={`${pathname}.ics`} download className="button button-quiet">
            {booked.calendar}
          </a>
        </p>
        <Form method="post" className="mt-12">
          <h2 className="mb-4 text-[1.5em]">{booked.cancelTitle}</h2>
          <label className="mb-4 flex items-start gap-3">
            <input type="checkbox" required className="mt-0.5 size-6 flex-none accent-awning" />
            {booked.cancelSure}
          </label>
          <button type="submit" name="intent" value="cancel" className="button button-quiet">
            {booked.cancelButton}
          </button>
        </Form>
      </section>
      <section className="letter min-w-0">
        <h2 className="mb-2 text-title">{booked.moveTitle}</h2>
        <Form ref={move} method="post" preventScrollReset>
          <TimeChoice week={week} words={texts} problem={problem} />
          {week.days.length > 0 && (
            <p className="mt-6">
              <button type="submit" name="intent" value="move" className="button">
                {booked.moveButton}
              </button>
            </p>
          )}
        </Form>
      </section>
    </div>
  );
}
