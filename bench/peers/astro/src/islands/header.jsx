import { SiteHeader } from '#app/site/shell/header.jsx';
import { withContent } from '../with-content.jsx';

const HeaderWithWords = withContent(SiteHeader);

export function Header(props) {
  return <HeaderWithWords {...props} reduced={false} />;
}
