import { ContentProvider } from '#content';

/** A component with the shared words around it: no context reaches from one island to another. */
export function withContent(Component) {
  return ({ common = {}, ...props }) => (
    <ContentProvider language="fr" common={common}>
      <Component {...props} />
    </ContentProvider>
  );
}
