import { PartnerStrip } from '#app/site/blocks/partner-strip.jsx';
import { withContent } from '../with-content.jsx';

export const Partners = withContent(PartnerStrip);
