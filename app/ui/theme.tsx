import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { THEME_KEY } from './theme-script.ts';
import { useHydrated } from './use-hydrated.ts';

export type Theme = 'light' | 'dark';

interface ThemeControl {
  theme: Theme;
  toggle(): void;
}

/** What the server draws, which does not know. */
const DRAWN: Theme = 'light';

const ThemeContext = createContext<ThemeControl | undefined>(undefined);

/** The theme is on the root element before this runs; from here on it follows the toggle and the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(DRAWN);

  const show = useCallback((next: Theme) => {
    setTheme(next);
    afterPaint(() => document.documentElement.classList.toggle('dark', next === 'dark'));
  }, []);

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (savedTheme() === null) show(system.matches ? 'dark' : 'light');
    };
    setTheme(document.documentElement.classList.contains('dark') ? 'dark' : 'light');
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [show]);

  const control = useMemo(() => {
    const toggle = () => {
      const next = theme === 'dark' ? 'light' : 'dark';
      saveTheme(next);
      show(next);
    };
    return { theme, toggle };
  }, [theme, show]);

  return <ThemeContext value={control}>{children}</ThemeContext>;
}

/** A browser may refuse its storage: the choice then lasts as long as the page. */
function savedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}

function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {}
}

/** A part of the page that comes alive later than the rest hears of the theme when it does. */
export function useTheme(): ThemeControl {
  const control = useContext(ThemeContext);
  const hydrated = useHydrated();
  if (!control) throw new Error('useTheme needs a ThemeProvider around it.');
  return hydrated ? control : { ...control, theme: DRAWN };
}
