import type { KeyboardEvent } from 'react';
import { shownImage } from '#domain/images/shown-image.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { swipeHandlers } from '../../ui/carousel/swipe.ts';
import { Modal } from '../../ui/modal.tsx';
import { captioned, Picture } from '../../ui/picture.tsx';
import { useContent } from '../content.tsx';

export interface LightboxImage {
  src: string;
  alt: string;
  title: string;
}

interface LightboxProps {
  images: LightboxImage[];
  shown: number;
  onShow(index: number): void;
  onClose(): void;
}

export function Lightbox({ images, shown, onShow, onClose }: LightboxProps) {
  const { words } = useContent();
  const image = images[shown];
  const move = (by: number) => onShow((shown + by + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  if (!image) return null;
  return (
    <Modal
      label={image.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-[#0d0c1e] text-[#f6f0e3] open:grid open:grid-rows-[1fr_auto] open:justify-items-center open:gap-4 open:p-4"
    >
      <figure
        {...captioned(image.title)}
        {...swipeHandlers(move)}
        className="swipes grid min-h-0 justify-items-center gap-3 self-center"
      >
        <Picture
          key={image.src}
          {...shownImage(image.src)}
          alt={image.alt}
          sizes="100vw"
          eager
          className="max-h-[72dvh] w-auto border-8 border-frame object-contain"
        />
        <figcaption className="font-display text-xl">{image.title}</figcaption>
      </figure>
      <div className="flex max-w-full flex-wrap items-center justify-center gap-3">
        <button type="button" className="round-button" aria-label={words.previous} onClick={() => move(-1)}>
          <Arrow back />
        </button>
        <ul className="flex gap-2 overflow-x-auto max-sm:order-first max-sm:w-full">
          {images.map(({ src, title }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={title}
                aria-current={index === shown}
                onClick={() => onShow(index)}
                className="block shrink-0 border-2 border-transparent aria-[current=true]:border-[#ffc857]"
              >
                <Picture {...shownImage(src)} alt="" sizes="72px" className="h-12 w-16 object-cover" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="round-button" aria-label={words.next} onClick={() => move(1)}>
          <Arrow />
        </button>
        <button type="button" className="round-button" aria-label={words.close} onClick={onClose}>
          ✕
        </button>
      </div>
    </Modal>
  );
}
