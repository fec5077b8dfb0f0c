/**
 * Reads the portal's texts (ICU messages) into the tree that `intl-messageformat` formats. It stands in for the parser of
 * `intl-messageformat-parser` (see config/plugins/leanModules.ts), a generated one that is 22 KB of every first visit. It knows
 * what the texts use: arguments, numbers, dates and times with a named style, plurals, selections and quoted braces;
 * skeletons ("::") it refuses. tests/unit/messageParser.test.ts holds it against the other one for every text.
 */
const TYPE = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
} as const;

type Options = Record<string, { value: MessageElement[] }>;

export type MessageElement =
  | { type: 7 }
  | { type: 0 | 1; value: string }
  | { type: 2 | 3 | 4; value: string; style: string | null }
  | { type: 5; value: string; options: Options }
  | { type: 6; value: string; options: Options; offset: number; pluralType: 'cardinal' | 'ordinal' };

/** Reads a message. Throws a SyntaxError that names the place of what it cannot read. */
export function pegParse(message: string): MessageElement[] {
  let at = 0;

  function fail(): never {
    throw new SyntaxError(`Message not understood at character ${at}: ${message}`);
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(message)?.[0] ?? fail();
    at += found.length;
    return found;
  }
  const word = () => take(/\s*[^\s{},#']+\s*/y).trim();
  const has = (sign: string) => message[at] === sign;

  /** The text up to a brace, or to a number sign inside a plural; braces and signs in apostrophes are text. */
  function literal(inPlural: boolean): string {
    const quote = inPlural ? /'(?:'|([{}#](?:[^']|'')*)(?:'|$))/y : /'(?:'|([{}](?:[^']|'')*)(?:'|$))/y;
    let text = '';
    while (at < message.length && !has('{') && !has('}') && !(inPlural && has('#'))) {
      quote.lastIndex = at;
      const quoted = quote.exec(message);
      text += quoted ? (quoted[1]?.replaceAll("''", "'") ?? "'") : message[at];
      at += quoted?.[0].length ?? 1;
    }
    return text;
  }

  function options(inPlural: boolean): Options {
    const found: Options = {};
    while (!has('}')) {
      const name = word();
      take(/\{/y);
      found[name] = { value: elements(inPlural) };
      take(/\}\s*/y);
    }
    return found;
  }

  function argument(inPlural: boolean): MessageElement {
    take(/\{/y);
    const value = word();
    if (has('}')) return { type: TYPE.argument, value };
    take(/,/y);
    const kind = word();
    switch (kind) {
      case 'number':
      case 'date':
      case 'time': {
        if (has('}')) return { type: TYPE[kind], value, style: null };
        take(/,/y);
        const style = word();
        return style.startsWith('::') ? fail() : { type: TYPE[kind], value, style };
      }
      case 'select':
        take(/,\s*/y);
        return { type: TYPE.select, value, options: options(inPlural) };
      case 'plural':
      case 'selectordinal': {
        take(/,\s*/y);
        const offset = Number(take(/(offset\s*:\s*\d+)?\s*/y).replace(/\D/g, ''));
        const pluralType = kind === 'plural' ? 'cardinal' : 'ordinal';
        return { type: TYPE.plural, value, options: options(true), offset, pluralType };
      }
      default:
        return fail();
    }
  }

  function elements(inPlural: boolean): MessageElement[] {
    const found: MessageElement[] = [];
    while (at < message.length && !has('}')) {
      if (has('{')) {
        found.push(argument(inPlural));
        take(/\}/y);
      } else if (inPlural && has('#')) {
        at += 1;
        found.push({ type: TYPE.pound });
      } else {
        found.push({ type: TYPE.literal, value: literal(inPlural) });
      }
    }
    return found;
  }

  const tree = elements(false);
  return at < message.length ? fail() : tree;
}
