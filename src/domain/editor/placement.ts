import type { Box, Point } from './geometry';

interface PlacementOptions {
  /** The grid in pixels: the offset is a multiple of it. */
  step: number;
  /** The distance kept to other boxes, in pixels. */
  gap: number;
}

/** Offsets from the wanted place at which a box would be too close to an obstacle. */
interface Blocked {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the places of one ring around the center in steps, from below. */
function toRing(radius: number): Point[] {
  if (radius === 0) return [{ x: 0, y: 0 }];
  return Array.from({ length: 2 * radius }, (_, index) => index - radius).flatMap((side) => [
    { x: 0 - side, y: radius },
    { x: radius, y: side },
    { x: side, y: -radius },
    { x: -radius, y: 0 - side },
  ]);
}

/**
 * Returns the smallest offset that moves a box to free space. Zero if it is free already.
 * Rings around the wanted place are searched. Each obstacle blocks a limited area, so the search ends.
 */
export function findFreeOffset(obstacles: readonly Box[], box: Box, { step, gap }: PlacementOptions): Point {
  const blocked: Blocked[] = obstacles.map(({ x, y, width, height }) => ({
    left: x - gap - box.width - box.x,
    right: x + width + gap - box.x,
    top: y - gap - box.height - box.y,
    bottom: y + height + gap - box.y,
  }));
  const isFree = ({ x, y }: Point) =>
    !blocked.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  let best: Point | undefined;
  let bestDistance = Infinity;
  for (let radius = 0; radius * step < bestDistance; radius += 1) {
    for (const place of toRing(radius)) {
      const offset = { x: place.x * step, y: place.y * step };
      const distance = Math.hypot(offset.x, offset.y);
      if (distance >= bestDistance || !isFree(offset)) continue;
      best = offset;
      bestDistance = distance;
    }
  }
  return best ?? { x: 0, y: 0 };
}
