import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';

interface StoryLinkProps {
  story: Story;
  /** Whose story it is, where that is not told by the study. */
  name?: string;
  /** What is shown, where something beside it says whose story it is. */
  children?: ReactNode;
}

/** The way to the case study of the same client or trade. */
export function StoryLink({ story, name = story.client, children }: StoryLinkProps) {
  const whole = `${useContent().common.readStory} – ${name}`;
  return (
    <Link to={story.path} aria-label={whole} className="story-link">
      {children ?? whole}
    </Link>
  );
}
