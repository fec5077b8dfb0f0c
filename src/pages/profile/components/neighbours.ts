/** What stands before and after one item of a list; nothing for what is not there. */
export function findNeighbours<T>(items: readonly T[], isIt: (item: T) => boolean) {
  const index = items.findIndex(isIt);
  if (index < 0) return { previous: undefined, next: undefined, position: 0 };
  return { previous: items[index - 1], next: items[index + 1], position: index + 1 };
}
