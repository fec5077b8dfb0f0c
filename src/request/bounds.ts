import { shortenText } from '@/domain/characters';

/** The deepest that data of the contract nests is about 50 levels: a mind map with all its levels. */
const MAX_DEPTH = 100;

/** Characters of a text, such as the Markdown of an agreement or a picture in a `data:` URL. */
const MAX_TEXT = 200_000;

/** Characters of a name, which stands in lists, headings and buttons. Nobody can type one of more than 128. */
const MAX_NAME = 300;
const NAME_FIELD = /(?:title|name|label|subject)$/i;

type Holder = unknown[] | Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Shortens the texts and removes the parts of a list or object; returns the parts that stay. */
function boundHolder(holder: Holder, depth: number): Holder[] {
  const fields = holder as Record<string, unknown>;
  const parts: Holder[] = [];
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === 'string') {
      if (value.length > MAX_NAME)
        fields[key] = shortenText(value, NAME_FIELD.test(key) ? MAX_NAME : MAX_TEXT);
    } else if (isHolder(value)) {
      if (depth < MAX_DEPTH) parts.push(value);
      else if (!Array.isArray(holder)) delete fields[key];
    }
  }
  // The other entries of a list mean nothing without those.
  if (depth === MAX_DEPTH && Array.isArray(holder)) holder.length = 0;
  return parts;
}

/**
 * Bounds what a server can make a page read and draw. Names are cut to 300 characters and other texts to 200,000, with "…".
 * What is nested deeper than 100 levels is left out: whatever reads the reply later may be recursive, as schemas and
 * `JSON.stringify` are, and would overflow the stack. Iterative itself.
 * @param parsed the value of `JSON.parse`, which is changed in place
 */
export function boundReply(parsed: unknown): void {
  let level = isHolder(parsed) ? [parsed] : [];
  for (let depth = 1; level.length > 0; depth += 1)
    level = level.flatMap((holder) => boundHolder(holder, depth));
}
