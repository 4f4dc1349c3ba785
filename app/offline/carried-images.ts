import type { FindImage } from '../ui/picture.tsx';

/**
 * The images that the file carries, as data addresses by their own. Each is unpacked once, when it is
 * first shown; a drawing inside a sheet of drawings is named behind `#`.
 */
export function carriedImages(images: Record<string, string>): FindImage {
  const unpacked = new Map<string, string>();
  return (address) => {
    const [file = '', part] = address.split('#');
    const data = Object.hasOwn(images, file) ? images[file] : undefined;
    if (!data) return undefined;
    const url = unpacked.get(file) ?? unpack(data);
    unpacked.set(file, url);
    return part ? `${url}#${part}` : url;
  };
}

function unpack(data: string): string {
  const [, type = '', text = ''] = /^data:([^;]+);base64,(.*)$/.exec(data) ?? [];
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type }));
}
