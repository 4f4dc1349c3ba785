import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const ThemeContext = createContext<Theme | undefined>(undefined);

/**
 * Tells which theme is shown, for what cannot be said in the style sheet. The script in the head chooses it
 * (theme-script.ts) and keeps it as a class of the root element.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore<Theme>(subscribe, shownTheme, () => 'light');
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider around it.');
  return theme;
}
