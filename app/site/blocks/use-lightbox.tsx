import { type MouseEvent, useState } from 'react';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import type { LightboxImage } from './lightbox.tsx';

/**
 * Links to images that open them full screen instead; without scripts, or when the viewer cannot be
 * fetched, they lead to the plain image.
 */
export function useLightbox(images: LightboxImage[]) {
  const [opened, setOpened] = useState<number>();
  const { Component: Lightbox, fetch } = useLazyComponent(
    async () => (await import('./lightbox.tsx')).Lightbox,
  );
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // Into a tab or a file of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (await fetch()) setOpened(index);
    else location.assign(href);
  };
  const lightbox = Lightbox && opened !== undefined && (
    <Lightbox images={images} shown={opened} onShow={setOpened} onClose={() => setOpened(undefined)} />
  );
  return { open, lightbox };
}
