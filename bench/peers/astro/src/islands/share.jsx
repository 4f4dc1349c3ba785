import { Share as OurShare } from '#app/site/screens/article/share.jsx';
import { withContent } from '../with-content.jsx';

export const Share = withContent(OurShare);
