import type { FocalPoint } from './focal-point.ts';

/** The part of an image that is kept: where its edges lie, in percent of width and height. */
export interface CropArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Edge = keyof CropArea;

interface Size {
  width: number;
  height: number;
}

export const WHOLE_IMAGE: CropArea = { left: 0, top: 0, right: 100, bottom: 100 };

/** In pixels: what is smaller is blurred even as a small portrait. */
export const CROP_MIN_SIDE = 100;

/** Whether the address can be that of an image of this site with pixels: a drawing (SVG) has none to cut. */
export function isCroppable(address: string): boolean {
  return /^\/(?:images|media)\/[^?#]+\.(?:webp|avif|jpe?g|png|gif)$/.test(address);
}

/** Four numbers that enclose something within the image. */
export function isCropArea(value: unknown): value is CropArea {
  const { left, top, right, bottom } = Object(value);
  const isInside = (edge: unknown) => typeof edge === 'number' && edge >= 0 && edge <= 100;
  return [left, top, right, bottom].every(isInside) && left < right && top < bottom;
}

export function isWholeImage(area: CropArea): boolean {
  return area.left === 0 && area.top === 0 && area.right === 100 && area.bottom === 100;
}

export function cropInPixels({ left, top, right, bottom }: CropArea, { width, height }: Size) {
  const [x, y] = [Math.round((width * left) / 100), Math.round((height * top) / 100)];
  return {
    left: x,
    top: y,
    width: Math.round((width * right) / 100) - x,
    height: Math.round((height * bottom) / 100) - y,
  };
}

export function isTooSmall({ width, height }: Size): boolean {
  return width < CROP_MIN_SIDE || height < CROP_MIN_SIDE;
}

/** In percent of what was cut out; undefined for a point that was cut away. */
export function pointInCrop({ x, y }: FocalPoint, area: CropArea): FocalPoint | undefined {
  if (x < area.left || x > area.right || y < area.top || y > area.bottom) return undefined;
  return {
    x: ((x - area.left) / (area.right - area.left)) * 100,
    y: ((y - area.top) / (area.bottom - area.top)) * 100,
  };
}

/** What a format of this ratio shows of an area around a point that lies in it, as part of the whole image. */
export function partInFormat(
  area: CropArea,
  { point, ratio, size }: { point: FocalPoint; ratio: number; size: Size },
): CropArea {
  const [wide, high] = [area.right - area.left, area.bottom - area.top];
  const ratioOfArea = (wide * size.width) / (high * size.height);
  const part = {
    wide: wide * Math.min(1, ratio / ratioOfArea),
    high: high * Math.min(1, ratioOfArea / ratio),
  };
  const within = pointInCrop(point, area) ?? { x: 50, y: 50 };
  const left = area.left + ((wide - part.wide) * within.x) / 100;
  const top = area.top + ((high - part.high) * within.y) / 100;
  return { left, top, right: left + part.wide, bottom: top + part.high };
}
