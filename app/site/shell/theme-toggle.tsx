import { useTheme } from '../../ui/theme.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useContent } from './content.tsx';

/** The lamp switch. It waits for the scripts; without any it would do nothing and is not shown. */
export function ThemeToggle() {
  const { words } = useContent();
  const { theme, toggle } = useTheme();
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={toggle}
      disabled={!hydrated}
      className="round-button noscript:hidden"
      aria-label={theme === 'dark' ? words.lampsOff : words.lampsOn}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M12 2v4M6 15a6 6 0 0 1 12 0z" />
        <path d="M10 18a2 2 0 0 0 4 0" className="dark:fill-brass dark:stroke-brass" />
      </svg>
    </button>
  );
}
