import { CROP_MIN_SIDE, type CropArea, type Edge } from './crop.ts';
import type { FocalPoint } from './focal-point.ts';

/** Across and down, in percent of an image. */
interface Distance {
  x: number;
  y: number;
}

/** How near to each other two edges may come, so that what is left has pixels enough. */
export function leastDistance({ width, height }: { width: number; height: number }): Distance {
  const percent = (side: number) => Math.min(100, Math.ceil((CROP_MIN_SIDE * 100) / side));
  return { x: percent(width), y: percent(height) };
}

/** One edge somewhere else, in whole percents, as far as the image and the opposite edge let it. */
export function withEdge(area: CropArea, edge: Edge, to: number, least: Distance): CropArea {
  const [from, until] = {
    left: [0, area.right - least.x],
    right: [area.left + least.x, 100],
    top: [0, area.bottom - least.y],
    bottom: [area.top + least.y, 100],
  }[edge] as [number, number];
  return { ...area, [edge]: between(Math.round(to), from, until) };
}

/** The edges that a pointer takes hold of: those within reach or that it is beyond. None in the middle. */
export function edgesAt(area: CropArea, at: FocalPoint, reach: Distance): Edge[] {
  const x = Math.min(reach.x, (area.right - area.left) / 3);
  const y = Math.min(reach.y, (area.bottom - area.top) / 3);
  const edges: Edge[] = [];
  if (at.x < area.left + x) edges.push('left');
  else if (at.x > area.right - x) edges.push('right');
  if (at.y < area.top + y) edges.push('top');
  else if (at.y > area.bottom - y) edges.push('bottom');
  return edges;
}

/** Pulls the edges that are held; without one the area goes along whole. */
export function dragged(area: CropArea, edges: readonly Edge[], by: Distance, least: Distance): CropArea {
  if (edges.length > 0)
    return edges.reduce((next, edge) => {
      const way = edge === 'left' || edge === 'right' ? by.x : by.y;
      return withEdge(next, edge, area[edge] + way, least);
    }, area);
  const x = between(Math.round(by.x), -area.left, 100 - area.right);
  const y = between(Math.round(by.y), -area.top, 100 - area.bottom);
  return { left: area.left + x, right: area.right + x, top: area.top + y, bottom: area.bottom + y };
}

/** The nearest point of an area. */
export function pointWithin({ x, y }: FocalPoint, area: CropArea): FocalPoint {
  return { x: between(x, area.left, area.right), y: between(y, area.top, area.bottom) };
}

export function middleOf({ left, top, right, bottom }: CropArea): FocalPoint {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
