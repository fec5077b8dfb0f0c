/** Returns the items before and after the one that matches, and its position from 1 (0 if there is none). */
export function findNeighbours<T>(items: readonly T[], matches: (item: T) => boolean) {
  const index = items.findIndex(matches);
  if (index < 0) return { previous: undefined, next: undefined, position: 0 };
  return { previous: items[index - 1], next: items[index + 1], position: index + 1 };
}
