import { SiteHeader } from '#app/site/shell/header.jsx';
import { ThemeProvider } from '#app/ui/theme.jsx';
import { withContent } from '../with-content.jsx';

const HeaderWithWords = withContent(SiteHeader);

export function Header(props) {
  return (
    <ThemeProvider>
      <HeaderWithWords {...props} reduced={false} />
    </ThemeProvider>
  );
}
