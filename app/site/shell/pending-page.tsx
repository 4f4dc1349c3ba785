import { useNavigation } from 'react-router';
import { findPage } from '#domain/pages.ts';
import { Team } from '../blocks/team.tsx';

/** While a page is being fetched the last one stays; the one with the team says what it waits for. */
export function PendingPage() {
  const { location } = useNavigation();
  const screen = location && findPage(location.pathname)?.page.screen;
  if (screen !== 'Cii') return null;
  return (
    <div role="status" className="pending-page">
      <Team title="" subtitle="" members={[]} loading />
    </div>
  );
}
