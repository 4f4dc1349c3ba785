import { Link } from 'react-router';
import { Arrow } from '../../ui/arrow.tsx';
import { useContent } from '../content.tsx';

interface CallToContactProps {
  title: string;
  description: string;
  button: string;
  /** A managed address, where the contact page is not meant. */
  link?: string;
}

/** The end of a page: one sentence and the link to the contact page, or where the owner leads. */
export function CallToContact({ title, description, button, link }: CallToContactProps) {
  const { href } = useContent();
  return (
    <section id="call" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <div className="awning awning-small" aria-hidden="true" />
      <div className="flex flex-wrap items-center justify-between gap-8 border-x-4 border-b-4 border-frame bg-window p-8 sm:p-12">
        <div className="max-w-[46ch]">
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 text-lead text-ink-soft">{description}</p>
        </div>
        <Link to={href(link || '/contact')} className="button">
          {button} <Arrow />
        </Link>
      </div>
    </section>
  );
}
