import * as v from 'valibot';

/** The values that an entry is sorted by, the most significant first; the last is its id, so that no two entries have the same. */
export type SortKey = readonly (number | string)[];

/** A place in a list: beside an entry, which may be gone by now. */
interface Cursor {
  side: 'after' | 'before';
  key: SortKey;
}

const cursorSchema = v.strictObject({
  side: v.picklist(['after', 'before']),
  key: v.array(v.union([v.number(), v.string()])),
});

/** Below 0 when the first key is less than the second, 0 for equal ones, above 0 otherwise. Numbers come before texts. */
export function compareKeys(one: SortKey, other: SortKey): number {
  for (const [index, value] of one.entries()) {
    const against = other[index];
    if (against === undefined || value === against) continue;
    if (typeof value !== typeof against) return typeof value === 'number' ? -1 : 1;
    return value < against ? -1 : 1;
  }
  return 0;
}

/** Returns a cursor as text for an address. */
export const toCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor), 'utf8').toString('base64url');

/** Reads the text of a cursor; undefined when it is none. */
export function readCursor(text = ''): Cursor | undefined {
  try {
    const { success, output } = v.safeParse(
      cursorSchema,
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
