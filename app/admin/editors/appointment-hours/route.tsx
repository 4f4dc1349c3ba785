import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { AppointmentHoursEditor } from './appointment-hours-editor.tsx';

export const ErrorBoundary = LoadFailure;

/** Hours have no language: those of the French section count, whichever language is edited. */
export const loader = adminPageLoader(async (args) => ({
  loaded: await loadSection(serverServicesOf(args), 'contact', 'fr'),
}));

export default function AppointmentHoursRoute() {
  const found = useLoaderData<typeof loader>();
  return found && <AppointmentHoursEditor {...found} />;
}
