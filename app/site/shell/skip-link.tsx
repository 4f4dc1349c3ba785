import { words } from '../../i18n/words.ts';
import { useContent } from './content.tsx';

export function SkipLink() {
  const { language } = useContent();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded focus:bg-window focus:p-3"
    >
      {words[language].skipToContent}
    </a>
  );
}
