import { createContext, type ReactNode, use } from 'react';

const NamedPage = createContext('');

interface OtherPageProps {
  name: string;
  children: ReactNode;
}

/** Around what is told of another page than the one whose editor is open. */
export function OtherPage({ name, children }: OtherPageProps) {
  return <NamedPage value={name}>{children}</NamedPage>;
}

/** « La page anglaise : », before what is told of it; nothing for the page that is open. */
export function PageName() {
  const name = use(NamedPage);
  return name === '' ? null : <strong>{`${name}\u00a0: `}</strong>;
}
