import { ContactForm as OurContactForm } from '#app/site/screens/contact/contact-form.jsx';
import { withContent } from '../with-content.jsx';

export const ContactForm = withContent(OurContactForm);
