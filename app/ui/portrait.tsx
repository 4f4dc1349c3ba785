import { Picture } from './picture.tsx';

interface PortraitProps {
  name: string;
  src: string;
  sources?: { width: number; height: number; avif: string; webp: string };
  sizes?: string;
  position?: string;
  initials: string;
  /** Empty where the name stands right beside it. */
  alt?: string;
  className?: string;
}

/** A person; initials stand in when the image cannot be loaded, made on the page and asked of nobody. */
export function Portrait({
  name,
  src,
  sources,
  sizes,
  position,
  initials,
  alt = name,
  className = '',
}: PortraitProps) {
  const fallback = (
    <span
      role="img"
      aria-label={name}
      className={`grid place-items-center bg-frame font-display text-4xl font-bold text-on-frame ${className}`}
    >
      <span aria-hidden="true">{initials}</span>
    </span>
  );
  return (
    <Picture
      src={src}
      alt={alt}
      sources={sources}
      sizes={sizes}
      position={position}
      className={className}
      fallback={fallback}
    />
  );
}
