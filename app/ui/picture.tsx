import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Where an image of that address is to be had instead; undefined: at its address, as on the site itself. */
export type FindImage = (address: string) => string | undefined;

/** A copy of the site in one file carries its images and says so here. */
export const ImageFiles = createContext<FindImage>(() => undefined);

/** An image by its address; without known widths and formats the address is shown as it is. */
interface ImageFile {
  src: string;
  sources?: { width: number; height: number; avif?: string; webp: string };
}

interface PictureProps extends ImageFile {
  alt: string;
  /** What stands in its place by night. */
  night?: ImageFile;
  /** The room to keep for an image without known widths. */
  width?: number;
  height?: number;
  sizes?: string;
  /** The part that stays in view where the edges are cut off, as CSS writes it. */
  position?: string;
  /** The largest image in the first view is never lazy. */
  eager?: boolean;
  className?: string;
  /** Shown instead when the image cannot be loaded; the alt text if nothing else is given. */
  fallback?: ReactNode;
}

/** An image, by day and by night. Of the two only one is drawn, and a lazy image that is not drawn is not fetched. */
export function Picture({ night, eager = false, className = '', ...day }: PictureProps) {
  const inOneFile = useContext(ImageFiles)(day.src) !== undefined;
  const image = { ...day, priority: eager ? ('high' as const) : undefined };
  if (!night || inOneFile) return <OnePicture {...image} lazy={!eager} className={className} />;
  return (
    <>
      <OnePicture {...image} lazy className={`${className} dark:hidden`} />
      <OnePicture {...image} {...night} lazy className={`${className} not-dark:hidden`} />
    </>
  );
}

/** An image in the formats and widths there are, and words in its place when it cannot be loaded. */
function OnePicture({
  sources: known,
  sizes,
  position,
  lazy,
  priority,
  fallback,
  ...shown
}: Omit<PictureProps, 'night' | 'eager'> & { lazy: boolean; priority?: 'high' }) {
  const { src, alt, className, width = known?.width, height = known?.height } = shown;
  const carried = useContext(ImageFiles)(src);
  const sources = carried ? undefined : known;
  const [broken, setBroken] = useState('');
  // An image that failed before the scripts ran sends no error any more.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(src);
    },
    [src],
  );

  if (broken === src) return fallback ?? <PicturePlaceholder alt={alt} className={className} />;
  const image = (
    <img
      ref={check}
      sizes={sources && sizes}
      srcSet={sources?.webp}
      src={carried ?? src}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={priority}
      decoding="async"
      className={className}
      style={position ? { objectPosition: position } : undefined}
      onError={() => setBroken(src)}
    />
  );
  if (!sources?.avif) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

function PicturePlaceholder({ alt, className = '' }: { alt: string; className?: string }) {
  return (
    <span
      role="img"
      aria-label={alt}
      className={`grid place-items-center bg-wall-2 p-4 text-center text-ink-soft ${className}`}
    >
      <span aria-hidden="true">{alt}</span>
    </span>
  );
}

/**
 * For a `figure` with an image: its caption as its name. Not every screen reader joins the two by the elements
 * alone (RGAA 1.9).
 */
export const captioned = (caption: string) => ({ role: 'figure', 'aria-label': caption });
