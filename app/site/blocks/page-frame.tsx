import type { ComponentProps } from 'react';
import { SiteFooter } from '../shell/footer.tsx';
import { SiteHeader } from '../shell/header.tsx';

interface PageFrameProps extends Pick<ComponentProps<typeof SiteHeader>, 'megaMenu' | 'languageHref'> {
  year: number;
}

/** Header and footer with nothing between them: what the editor of the menus shows. */
export function PageFrame({ year, ...header }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col justify-between">
      <SiteHeader {...header} reduced={false} />
      <SiteFooter year={year} teaser />
    </div>
  );
}
