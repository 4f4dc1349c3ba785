import { createContext, type ReactNode, useContext } from 'react';
import { rightToOpen } from '#domain/accounts/address-rights.ts';
import { may, type Right } from '#domain/accounts/roles.ts';
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

/** Whether the role of who is signed in allows something: what it does not is not shown. The server holds to it by itself. */
export function useMay(right: Right): boolean {
  return may(useAdministrator(), right);
}

interface AllowedProps {
  right: Right;
  /** What stands in its place where the role does not allow it. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** What only those see whose role allows it. */
export function Allowed({ right, otherwise = null, children }: AllowedProps) {
  return useMay(right) ? children : otherwise;
}

/** Whether they may open a screen, by its path below the address of the back office. */
export function useMayOpen(): (path: string) => boolean {
  const administrator = useAdministrator();
  return (path) => may(administrator, rightToOpen(path));
}
