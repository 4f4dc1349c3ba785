import { shownImage } from '#domain/images/shown-image.ts';
import { Picture } from '../../ui/picture.tsx';

interface ShopFrontProps {
  /** What the board above the glass says. */
  sign: string;
  image?: string;
  alt: string;
  /** What stands in the window as long as there is no image. */
  placeholder: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** The image of a client's project, drawn as a shop window below a sign with the client's name. */
export function ShopFront({
  sign,
  image = '',
  alt,
  placeholder,
  sizes,
  eager,
  className = '',
}: ShopFrontProps) {
  return (
    <div className={`shop-front shine ${className}`}>
      <p className="shop-sign">{sign}</p>
      <Picture
        key={image}
        {...shownImage(image)}
        alt={alt}
        width={1600}
        height={1000}
        sizes={sizes}
        eager={eager}
        className="aspect-[16/10] w-full object-cover object-top"
        fallback={
          <p className="curtain grid aspect-[16/10] place-items-center p-6 text-center">{placeholder}</p>
        }
      />
    </div>
  );
}
