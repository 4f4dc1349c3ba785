import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { offeredWeek } from '#domain/appointments/offered-times.ts';
import { languageOf } from '#domain/languages.ts';
import { servicesContext, servicesOf } from '../../../http/services.ts';
import { networkFailure } from '../../forms/network-failure.ts';
import { wasSent } from '../../forms/posted-form.ts';
import { receiveLead, type SubmissionResult } from '../../forms/receive-lead.ts';
import { UNMAILED } from '../../forms/unmailed-words.ts';
import { pageLoader } from '../../page-loader.ts';
import { AppointmentForm, KEPT_AS, type PostedAppointment } from './appointment-form.tsx';
import { AppointmentIntro } from './intro.tsx';
import { readWritten } from './read-written.ts';

/** What is free changes with every visitor. */
const UNSHARED = { 'cache-control': 'no-store' };

const loadContent = pageLoader('contact');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const { booked: _, mails: __, ...texts } = content.contact.appointment;
  const offered = await servicesOf(args).appointments.offered();
  return data(
    {
      ...page,
      texts,
      week: offeredWeek(offered, languageOf(args.url.pathname)),
      form: await newForm(args),
      sent: wasSent(args.url),
    },
    { headers: UNSHARED },
  );
}

/** The page is made for one visitor, so that it can carry the token of its form; a copy without a server has none. */
async function newForm({ context }: LoaderFunctionArgs): Promise<string> {
  const services = context.get(servicesContext);
  return 'leads' in services ? services.leads.newForm() : '';
}

/** Books, or shows another week; whatever happens, what was typed is shown again. */
export async function action(args: ActionFunctionArgs) {
  const written = await readWritten(args.request.clone());
  const { week, form = '', slot = '' } = written;
  const shown = async (posted: Omit<PostedAppointment, 'week' | 'form'>, wanted: object) => ({
    ...posted,
    form,
    week: offeredWeek(await servicesOf(args).appointments.offered(), languageOf(args.url.pathname), wanted),
  });
  if (week) return data(await shown({ values: written }, { week }), { headers: UNSHARED });
  const result = await receiveLead(args, 'appointment', { shownAgain: true });
  const unmailed = result.location && result.unmailed ? `&${UNMAILED}` : '';
  if (result.status === 201)
    return redirect(`${result.location ?? args.url.pathname}?sent=1${unmailed}`, 303);
  const { status, retryAfter, values } = result;
  const headers = { ...UNSHARED, ...(retryAfter && { 'retry-after': String(retryAfter) }) };
  return data(await shown({ result, values }, { near: slot }), { status, headers });
}

/** A request that reaches nobody is still on the page, with what was written. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const written = request.clone();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) {
      // It was stored, and leads to its page.
      const { keep } = await import('../../forms/kept.ts');
      keep(KEPT_AS);
      throw error;
    }
    return networkFailure(written);
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: HeadersArgs) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export default function Appointment() {
  const { texts, week, form, sent } = useLoaderData<typeof loader>();
  const posted = postedAppointment(useActionData());
  return (
    <div className="page band grid gap-12 lg:grid-cols-[0.6fr_1.4fr] lg:gap-12 xl:gap-16">
      <AppointmentIntro title={texts.title} subtitle={texts.subtitle} />
      <AppointmentForm
        texts={texts}
        week={posted?.week ?? week}
        form={posted?.form || form}
        sent={sent && !posted}
        posted={posted}
      />
    </div>
  );
}

/** What the action says, or what became of a request that reached nobody. */
function postedAppointment(
  said: PostedAppointment | SubmissionResult | undefined,
): Partial<PostedAppointment> | undefined {
  return said && 'status' in said ? { result: said, values: said.values } : said;
}
