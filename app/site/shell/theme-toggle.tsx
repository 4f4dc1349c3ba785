import { words } from '../../i18n/words.ts';
import { useContent } from './content.tsx';
import { useTheme } from './theme.tsx';

/** The lamp switch. Without JavaScript the system's preference decides and the switch stays away. */
export function ThemeToggle() {
  const { language } = useContent();
  const { theme, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle} className="rounded border border-line px-3 py-1">
      {theme === 'dark' ? words[language].lampsOff : words[language].lampsOn}
    </button>
  );
}
