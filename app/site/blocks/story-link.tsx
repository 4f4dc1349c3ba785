import { Link } from 'react-router';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';

interface StoryLinkProps {
  story: Story | undefined;
  /** Says whose story it is, where nothing beside it does. */
  named?: boolean;
  className?: string;
}

/** The way to the case study of the same client or trade; nothing where there is none. */
export function StoryLink({ story, named = false, className = '' }: StoryLinkProps) {
  const { common } = useContent();
  if (!story) return null;
  const whole = `${common.readStory} – ${story.client}`;
  return (
    <Link
      to={story.path}
      aria-label={named ? undefined : whole}
      className={`inline-flex min-h-7 items-center font-semibold underline underline-offset-4 ${className}`}
    >
      {named ? whole : common.readStory}
    </Link>
  );
}
