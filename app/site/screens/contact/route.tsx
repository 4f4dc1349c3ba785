import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { contactPrefill } from '#domain/leads/forms/contact-prefill.ts';
import { postedForm, postedHeaders, wasSent } from '../../forms/posted-form.ts';
import { pageLoader } from '../../page-loader.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './info.tsx';

const loadContent = pageLoader('contact');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const { chat: _, answer: __, agenda: ___, appointment, ...contact } = content.contact;
  const prefill = contactPrefill(args.url.searchParams, contact.form.prefill);
  return { ...page, contact, booking: appointment.link, prefill, sent: wasSent(args.url) };
}

export const action = postedForm('contact');
export const headers = postedHeaders;

export default function Contact() {
  const { contact, booking, prefill, sent } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <div className="page band grid gap-12 lg:grid-cols-[0.7fr_1.3fr] lg:gap-12 xl:gap-16">
      <ContactInfo contact={contact} booking={booking} />
      <ContactForm texts={contact.form} prefill={prefill} sent={sent} posted={posted} />
    </div>
  );
}
