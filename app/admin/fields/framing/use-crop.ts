import { useEffect, useRef, useState } from 'react';
import type { CropArea } from '#domain/images/crop.ts';
import type { Language } from '#domain/languages.ts';
import { cropImage } from '../../screens/media/send-image.ts';

/** The words about an image, as far as they are known where it is used. */
export type ImageAlt = Partial<Record<Language, string>>;

/** Has a part of an image made into an image of its own, one at a time. */
export function useCrop(source: string, alt: () => ImageAlt) {
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState<string>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** The address of the new image. Undefined when there is none, or nobody waits for it any more. */
  async function crop(area: CropArea): Promise<string | undefined> {
    if (isMaking) return undefined;
    setMaking(true);
    setError(undefined);
    const made = await cropImage({ source, area, alt: alt() });
    setMaking(false);
    setError(made.error);
    return isOpen.current ? made.picture?.address : undefined;
  }
  return { crop, isMaking, error };
}
