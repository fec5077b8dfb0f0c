/** The deepest that data of the contract nests is about 50 levels: a mind map with all its levels. */
const MAX_DEPTH = 100;

type Holder = unknown[] | Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Empties a list, whose other entries mean nothing without those. */
function removeHolders(holder: Holder): void {
  if (Array.isArray(holder)) holder.length = 0;
  else for (const [key, value] of Object.entries(holder)) if (isHolder(value)) delete holder[key];
}

/**
 * Leaves out what is nested deeper than 100 levels: whatever reads the reply later may be recursive, as schemas and
 * `JSON.stringify` are, and would overflow the stack. Iterative itself.
 * @param parsed the value of `JSON.parse`, which is changed in place
 */
export function boundReply(parsed: unknown): void {
  let level = isHolder(parsed) ? [parsed] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) {
      level.forEach(removeHolders);
      return;
    }
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
}
