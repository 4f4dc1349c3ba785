import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  replace,
  useActionData,
  useLoaderData,
} from 'react-router';
import { offeredWeek } from '#domain/appointments/offered-times.ts';
import { placeInWords } from '#domain/appointments/place.ts';
import { dayInWords, momentOfSlot, timeInWords } from '#domain/appointments/slot.ts';
import { languageOf } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { isRequestError } from '#domain/request-error.ts';
import { isPreview, serverServicesOf } from '../../../http/services.ts';
import type { TimeProblem } from '../../blocks/time-choice.tsx';
import { UNMAILED, unmailedWords } from '../../forms/unmailed-words.ts';
import { pageRequest } from '../../page-request.ts';
import { pageHead } from '../../seo/page-head.ts';
import { readWritten } from '../appointment/read-written.ts';
import { BookedAppointmentView } from './booked-appointment-view.tsx';
import { findAppointment, statusOf, UNLISTED } from './find-appointment.ts';
import { NoAppointment } from './no-appointment.tsx';

export const headers = () => UNLISTED;

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language, slug = '' } = request;
  const { state, appointment } = await findAppointment(args);
  if (appointment && appointment.language !== language)
    throw replace(pathTo('bookedAppointment', appointment.language, slug));
  const { mails: _, ...texts } = (await services.content.section('contact', language)).appointment;
  const { booked } = texts;
  const title = {
    booked: booked.title,
    past: booked.pastTitle,
    cancelled: booked.cancelledTitle,
    missing: booked.missingTitle,
  }[state];
  const { canonical: _canonical, ...head } = await pageHead(request, {
    title,
    description: '',
    keywords: '',
  });
  const { agency } = await services.content.section('common', language);
  const query = args.url.searchParams;
  return data(
    {
      head: { ...head, title: `${title} · ${agency.name}` },
      state,
      texts,
      when: appointment && {
        day: dayInWords(appointment.start, language),
        time: timeInWords(appointment.start, language),
        place: placeInWords(appointment.place, texts),
      },
      done: query.has(UNMAILED)
        ? unmailedWords[language]
        : query.has('moved')
          ? booked.moved
          : query.has('sent')
            ? booked.sent
            : undefined,
      week: offeredWeek(await services.appointments.offered(), language),
    },
    { status: statusOf[state], headers: UNLISTED },
  );
}

/** Another week, another time, or none. A link that is spent or unknown shows what the page says of it. */
export async function action(args: ActionFunctionArgs) {
  const { appointments } = serverServicesOf(args);
  const token = args.params.slug ?? '';
  const { pathname } = args.url;
  const { appointment } = await findAppointment(args);
  const { intent, week, slot = '' } = await readWritten(args.request);
  const shown = async (wanted: object, status: number, problem?: TimeProblem) =>
    data(
      {
        problem,
        week: offeredWeek(await appointments.offered(), languageOf(pathname), wanted),
      },
      { status, headers: UNLISTED },
    );
  if (week) return shown({ week }, 200);
  if (!appointment || isPreview(args)) return redirect(pathname, 303);
  try {
    if (intent === 'cancel') {
      await appointments.cancelByVisitor(appointment, token);
      return redirect(pathname, 303);
    }
    const start = momentOfSlot(slot);
    if (!start) return shown({}, 422, 'missing');
    const isMailed = await appointments.moveByVisitor(appointment, start, token);
    return redirect(`${pathname}?moved=1${isMailed ? '' : `&${UNMAILED}`}`, 303);
  } catch (error) {
    if (!isRequestError(error)) throw error;
    if (error.details.reason === 'slot-taken') return shown({ near: slot }, 409, 'taken');
    // It was changed or is over meanwhile: the page says how it stands.
    return redirect(pathname, 303);
  }
}

export default function BookedAppointment() {
  const { state, texts, when, done, week } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (state !== 'booked' || !when) return <NoAppointment state={state} words={texts.booked} />;
  return (
    <BookedAppointmentView
      texts={texts}
      when={when}
      done={posted ? undefined : done}
      week={posted?.week ?? week}
      problem={posted?.problem}
    />
  );
}
