/** The point of an image that stays in view wherever its edges are cut off, in percent of width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Behind the address, so that it belongs to this use of the image and goes wherever the address goes. */
const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/;

export function readFocalPoint(src: string): FocalPoint | undefined {
  const [, x, y] = FOCUS.exec(src)?.map(Number) ?? [];
  return x !== undefined && y !== undefined && x <= 100 && y <= 100 ? { x, y } : undefined;
}

/** The address of the image alone. */
export function imageAddress(src: string): string {
  return src.replace(FOCUS, '');
}

export function withFocalPoint(src: string, point: FocalPoint | undefined): string {
  const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
  const address = imageAddress(src);
  return point ? `${address}#focus=${percent(point.x)},${percent(point.y)}` : address;
}

/** Whatever part of it each of the two keeps in view. */
export function isSameImage(one: string, other: string): boolean {
  return imageAddress(one) === imageAddress(other);
}
