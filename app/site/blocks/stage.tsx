import type { ComponentProps } from 'react';
import { ContentProvider } from '../shell/content.tsx';

/** What parts of the site need around them where the site itself is not: in the previews of the back office. */
export function Stage(props: ComponentProps<typeof ContentProvider>) {
  return <ContentProvider {...props} />;
}
