import { type Box, overlaps } from '@/domain/editor/geometry';
import { findFreeOffset } from '@/domain/editor/placement';

const OPTIONS = { step: 16, gap: 32 };
const box = (x: number, y: number, width = 160, height = 64): Box => ({ x, y, width, height });
const move = (one: Box, by: { x: number; y: number }) => ({ ...one, x: one.x + by.x, y: one.y + by.y });

describe('findFreeOffset', () => {
  it('keeps a place that is free', () => {
    expect(findFreeOffset([], box(0, 0), OPTIONS)).toEqual({ x: 0, y: 0 });
    expect(findFreeOffset([box(0, 0)], box(0, 96), OPTIONS)).toEqual({ x: 0, y: 0 });
  });

  it('moves to the nearest free place on the grid, first below', () => {
    expect(findFreeOffset([box(0, 0)], box(0, 80), OPTIONS)).toEqual({ x: 0, y: 16 });
    expect(findFreeOffset([box(0, 0)], box(0, 0), OPTIONS)).toEqual({ x: 0, y: 96 });
    expect(findFreeOffset([box(0, 0)], box(0, 0, 640, 640), OPTIONS)).toEqual({ x: 0, y: 96 });
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('never covers a shape, and takes the nearest place (%i)', (seed) => {
    const obstacles = Array.from({ length: 40 }, (_, index) =>
      box(((index * 37 + seed * 11) % 13) * 96, ((index * 53 + seed * 7) % 11) * 64, index % 2 ? 160 : 192),
    );
    const wanted = box(480, 320, 160 + seed * 64, 64 + seed * 32);
    const offset = findFreeOffset(obstacles, wanted, OPTIONS);
    const isFree = (by: { x: number; y: number }) =>
      !obstacles.some((other) => overlaps(move(wanted, by), other, OPTIONS.gap));
    expect(isFree(offset)).toBe(true);
    expect([offset.x % 16, offset.y % 16].map(Math.abs)).toEqual([0, 0]);
    // No place on the grid is nearer.
    const distance = Math.hypot(offset.x, offset.y);
    const reach = Math.ceil(distance / 16);
    const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => (index - reach) * 16);
    const nearer = steps
      .flatMap((x) => steps.map((y) => ({ x, y })))
      .filter((by) => Math.hypot(by.x, by.y) < distance);
    expect(nearer.filter(isFree)).toEqual([]);
  });

  it('places a hundred shapes', () => {
    const placed: Box[] = [];
    for (let index = 0; index < 100; index += 1) {
      const wanted = box(0, 0, index % 2 ? 160 : 192);
      placed.push(move(wanted, findFreeOffset(placed, wanted, OPTIONS)));
    }
    const clashes = placed.filter((one, index) =>
      placed.slice(0, index).some((other) => overlaps(one, other, OPTIONS.gap)),
    );
    expect(clashes).toEqual([]);
  });
});
