import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { addressOf } from '../../shell/address.ts';

interface ItemProps {
  /** Where it leads, below the address of the back office; what has no place there leads nowhere. */
  path?: string;
  hash?: string;
  name: string;
  children: ReactNode;
  /** Smaller, below. */
  detail?: ReactNode;
  /** Somebody must look after it. */
  isBad?: boolean;
}

/** One line of a card: what it is about, how it stands, and the way there. */
export function Item({ path, hash = '', name, children, detail, isBad = false }: ItemProps) {
  const place = useLocation();
  const shown = (
    <>
      <span className="today-name">{name}</span>
      <span className="today-value">{children}</span>
      {detail && <span className="today-detail">{detail}</span>}
    </>
  );
  return (
    <li className="today-item" data-bad={isBad}>
      {path === undefined ? (
        <p className="today-line">{shown}</p>
      ) : (
        <Link to={addressOf(place, path) + hash} className="today-line">
          {shown}
        </Link>
      )}
    </li>
  );
}

interface CardProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  isBad?: boolean;
  children: ReactNode;
}

export function Card({ id, title, lead, isBad = false, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="admin-card today-card" data-bad={isBad}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="today-lead">{lead}</p>}
      {children}
    </section>
  );
}
