import { Link } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';
import { StoryLink } from './story-link.tsx';

interface ExpertiseLinksProps {
  button: string;
  backLabel: string;
  story: Story | undefined;
  className?: string;
}

/** The links at the end of an expertise page: to the contact page, to the story of a client, to all fields of expertise. */
export function ExpertiseLinks({ button, backLabel, story, className = '' }: ExpertiseLinksProps) {
  const { language } = useContent();
  return (
    <p className={`flex flex-wrap items-center gap-x-7 gap-y-4 ${className}`}>
      <Link to={pathTo('contact', language)} className="button">
        {button} <Arrow />
      </Link>
      {story && <StoryLink story={story} />}
      <Link
        to={pathTo('expertises', language)}
        className="inline-flex min-h-7 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Arrow back /> {backLabel}
      </Link>
    </p>
  );
}
