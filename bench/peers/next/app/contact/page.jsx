import { ContactForm } from '#app/site/screens/contact/contact-form.jsx';
import { ContactInfo } from '#app/site/screens/contact/info.jsx';
import { readData } from '#peer-server/data.js';

export const dynamic = 'force-static';

export function generateMetadata() {
  const { title, description } = readData('contact').seo;
  return { title, description };
}

export default function Contact() {
  const { contact, booking, prefill } = readData('contact');
  return (
    <div className="page band grid gap-12 lg:grid-cols-[0.7fr_1.3fr] lg:gap-12 xl:gap-16">
      <ContactInfo contact={contact} booking={booking} />
      <ContactForm texts={contact.form} prefill={prefill} sent={false} />
    </div>
  );
}
