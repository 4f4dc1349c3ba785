import { createContext, useContext } from 'react';
import type { Language } from '#domain/languages.ts';

/** What the fields of an option must know of the rest of the site. */
interface OptionContext {
  language: Language;
  /** The ids that visitors may have in an address: they no longer change. */
  publishedIds: ReadonlySet<string>;
  /** The ids of the options that the other language has a name for. */
  namedElsewhere: ReadonlySet<string>;
}

const Context = createContext<OptionContext | undefined>(undefined);

export const OptionProvider = Context;

export function useOptionContext(): OptionContext {
  const context = useContext(Context);
  if (!context) throw new Error('useOptionContext needs an OptionProvider around it.');
  return context;
}
