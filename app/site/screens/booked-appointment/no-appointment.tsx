import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';
import type { Found } from './find-appointment.ts';

interface NoAppointmentProps {
  state: Found['state'];
  words: SectionContent<'contact'>['appointment']['booked'];
}

/** A meeting that is cancelled or over, or an address that we never gave. */
export function NoAppointment({ state, words }: NoAppointmentProps) {
  const { language } = useContent();
  const [title, text] = {
    booked: [words.missingTitle, words.missingText],
    missing: [words.missingTitle, words.missingText],
    past: [words.pastTitle, words.pastText],
    cancelled: [words.cancelledTitle, words.cancelledText],
  }[state];
  return (
    <section className="page band">
      <h1 className="max-w-[20ch] text-title">{title}</h1>
      <p className="mt-4 mb-8 max-w-[52ch] text-lead text-ink-soft">{text}</p>
      <Link to={pathTo('appointment', language)} className="button">
        {words.again} <Arrow />
      </Link>
    </section>
  );
}
