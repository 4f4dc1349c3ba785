import { ContactLetter } from '#app/site/screens/contact/letter.jsx';
import { withContent } from '../with-content.jsx';

export const Letter = withContent(ContactLetter);
