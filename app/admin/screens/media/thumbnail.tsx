import { shownImage } from '#domain/images/shown-image.ts';
import { Picture } from '../../../ui/picture.tsx';

interface ThumbnailProps {
  image: { address: string; alt_fr: string };
  sizes?: string;
  className?: string;
}

/** An image of the library, as small as it is shown. */
export function Thumbnail({ image: { address, alt_fr }, sizes = '12rem', className = '' }: ThumbnailProps) {
  return (
    <Picture
      key={address}
      {...shownImage(address)}
      alt={alt_fr}
      sizes={sizes}
      className={`media-image ${className}`}
    />
  );
}
