import type { FindPicture } from '../ui/picture.tsx';

/**
 * The pictures that the file carries, as data addresses by their own. Each is unpacked once, when it is
 * first shown; a drawing inside a sheet of drawings is named behind `#`.
 */
export function carriedPictures(pictures: Record<string, string>): FindPicture {
  const unpacked = new Map<string, string>();
  return (address) => {
    const [file = '', part] = address.split('#');
    const data = Object.hasOwn(pictures, file) ? pictures[file] : undefined;
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
