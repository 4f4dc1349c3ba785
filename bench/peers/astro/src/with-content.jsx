import { ContentProvider } from '#content';
import { PathContext } from './links.jsx';

/** A component with the shared words and its page's address around it: no context reaches from one island to another. */
export function withContent(Component) {
  return ({ common = {}, path = '', ...props }) => (
    <PathContext value={path}>
      <ContentProvider language="fr" common={common}>
        <Component {...props} />
      </ContentProvider>
    </PathContext>
  );
}
