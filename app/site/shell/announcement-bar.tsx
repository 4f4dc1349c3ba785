import { Link } from 'react-router';
import { useContent } from '../content.tsx';

/**
 * What the agency announces; `inviting`: while it is evening for the visitor and day on the page, an invitation to
 * light the lamps in its place. Which of the two is seen is told by the style sheet.
 */
export function AnnouncementBar({ inviting }: { inviting: boolean }) {
  const { common, words, href } = useContent();
  const { enabled, text, link, linkLabel, evening } = common.announcement;
  if (!enabled) return null;
  return (
    <aside aria-label={words.announcement} className="announcement">
      <p>
        {text} {linkLabel && <Link to={href(link)}>{linkLabel}</Link>}
      </p>
      {inviting && evening.text && <Invitation {...evening} />}
    </aside>
  );
}

/** The time is written by a script (evening-script.ts): a server does not know the visitor's. */
function Invitation({ text, button }: { text: string; button: string }) {
  const [before, after] = text.split('{time}');
  return (
    <p>
      {before}
      {after != null && (
        <span data-clock suppressHydrationWarning>
          …
        </span>
      )}
      {after}{' '}
      <button type="button" data-theme-toggle>
        {button}
      </button>
    </p>
  );
}
