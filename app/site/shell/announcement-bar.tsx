import { Link } from 'react-router';
import { useContent } from '../content.tsx';

export function AnnouncementBar() {
  const { common, words, href } = useContent();
  const { enabled, text, link, linkLabel } = common.announcement;
  if (!enabled) return null;
  return (
    <aside
      aria-label={words.announcement}
      className="bg-frame px-5 py-2 text-center text-[0.92rem] text-on-frame"
    >
      {text}{' '}
      {linkLabel && (
        <Link
          to={href(link)}
          className="inline-block py-0.5 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {linkLabel}
        </Link>
      )}
    </aside>
  );
}
