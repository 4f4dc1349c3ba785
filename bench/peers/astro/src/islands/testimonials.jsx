import { Testimonials } from '#app/site/blocks/testimonials.jsx';
import { withContent } from '../with-content.jsx';

export const Voices = withContent(Testimonials);
