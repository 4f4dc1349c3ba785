import { ContactDoor } from '#app/site/screens/contact/door.jsx';
import { ContactLetter } from '#app/site/screens/contact/letter.jsx';
import { readData } from '#peer-server/data.js';

export const dynamic = 'force-static';

export function generateMetadata() {
  const { title, description } = readData('contact').seo;
  return { title, description };
}

export default function Contact() {
  const contact = readData('contact');
  return (
    <div className="page band grid gap-12 lg:grid-cols-[0.7fr_1.3fr] lg:gap-12 xl:gap-16">
      <ContactDoor contact={contact} />
      <ContactLetter texts={contact.form} prefill={{}} sent={false} />
    </div>
  );
}
