import { ThemeLabel } from '../../ui/theme-label.tsx';
import { useContent } from '../content.tsx';
import { LineIcon } from './line-icon.tsx';

/** Lights the lamps or puts them out. The script in the head hears it; without scripts it is not shown. */
export function ThemeToggle() {
  const { words } = useContent();
  return (
    <button type="button" data-theme-toggle className="round-button noscript:hidden">
      <ThemeLabel toDark={words.lampsOn} toLight={words.lampsOff} />
      <LineIcon>
        <path d="M12 2v4M6 15a6 6 0 0 1 12 0z" />
        <path d="M10 18a2 2 0 0 0 4 0" className="dark:fill-brass dark:stroke-brass" />
      </LineIcon>
    </button>
  );
}
