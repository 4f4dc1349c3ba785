import { useContent } from '../content.tsx';

/** The first thing a keyboard reaches: past everything, to the content. */
export function SkipLink() {
  const { words } = useContent();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg focus:bg-window focus:px-5 focus:py-3 focus:font-semibold"
    >
      {words.skipToContent}
    </a>
  );
}
