import { Link, useLoaderData, useLocation } from 'react-router';
import { pageNumber } from '#domain/paging.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { useMayOpen } from '../../administrator.tsx';
import { adminPageLoader } from '../../page-loader.ts';
import { screenAction, useActionResult } from '../../screen-action.ts';
import { revalidateAfterError, screenClientAction } from '../../screen-client-action.ts';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { AppointmentDay } from './appointment-day.tsx';
import { byDay } from './by-day.ts';
import { words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const { appointments, capturedMail } = serverServicesOf(args);
  const { isCapturing } = capturedMail;
  const query = args.url.searchParams;
  if (query.get('list') !== 'past') {
    const items = await appointments.coming();
    const all = { page: 1, pages: 1, count: items.length };
    return { list: 'coming' as const, days: byDay(items), isCapturing, ...all };
  }
  const { items, ...rest } = await appointments.past(pageNumber(query.get('page')));
  return { list: 'past' as const, days: byDay(items), isCapturing, ...rest };
});

/** A refusal often says that the visitor was quicker. */
export const shouldRevalidate = revalidateAfterError;

export const action = screenAction({
  async move({ services, administrator, form: { id = '', date = '', time = '' } }) {
    await services.appointments.move(id, { date, time }, administrator.email);
    return { done: words.moved(services.capturedMail.isCapturing) };
  },

  async cancel({ services, administrator, form: { id = '' } }) {
    await services.appointments.cancel(id, administrator.email);
    return { done: words.cancelDone(services.capturedMail.isCapturing) };
  },
});

export const clientAction = screenClientAction();

export default function Appointments() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionResult();
  const place = useLocation();
  const mayOpen = useMayOpen();
  if (!loaded) return null;
  const { list, days, isCapturing, count, page, pages } = loaded;
  const address = (parameters: Record<string, string>) =>
    addressOf(place, 'appointments', undefined, parameters);
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead}>
        {mayOpen('appointment-hours') && (
          <Link to={addressOf(place, 'appointment-hours')} className="quiet-button">
            {words.hours}
          </Link>
        )}
      </ScreenHead>
      <nav aria-label={words.lists} className="inbox-tabs">
        <Link to={address({})} className="inbox-tab" aria-current={list === 'coming' ? 'page' : undefined}>
          {words.coming}
        </Link>
        <Link
          to={address({ list: 'past' })}
          className="inbox-tab"
          aria-current={list === 'past' ? 'page' : undefined}
        >
          {words.past}
        </Link>
      </nav>
      <FormNotice result={result} />
      {count === 0 && <p className="text-ink-soft">{list === 'coming' ? words.noComing : words.noPast}</p>}
      {days.map(({ day, appointments }) => (
        <AppointmentDay
          key={day}
          day={day}
          appointments={appointments}
          canChange={list === 'coming'}
          isCapturing={isCapturing}
        />
      ))}
      {count > 0 && (
        <Pager
          count={words.count(count)}
          page={page}
          pages={pages}
          address={(to) => address({ list, page: String(to) })}
        />
      )}
    </div>
  );
}
