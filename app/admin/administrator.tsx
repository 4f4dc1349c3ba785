import { createContext, type ReactNode, useContext } from 'react';
import type { Administrator } from '#server/accounts/account-service.ts';

const AdministratorContext = createContext<Administrator | undefined>(undefined);

export function AdministratorProvider({
  administrator,
  children,
}: {
  administrator: Administrator;
  children: ReactNode;
}) {
  return <AdministratorContext value={administrator}>{children}</AdministratorContext>;
}

/** Who is signed in. */
export function useAdministrator(): Administrator {
  const administrator = useContext(AdministratorContext);
  if (!administrator) throw new Error('useAdministrator needs an AdministratorProvider around it.');
  return administrator;
}
