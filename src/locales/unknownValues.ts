/** A message of one literal, which is not parsed: the value may contain braces. */
const literal = (value: string) => [{ type: 0, value }];

/**
 * Returns messages in which a value that the portal does not know is its own text: `order.status.frozen` is "frozen",
 * because texts of `order.status` exist. Any other missing text stays missing.
 */
export function withUnknownValues<Messages extends object>(messages: Messages): Messages {
  return new Proxy(messages, {
    get(known, id) {
      if (typeof id !== 'string' || Object.hasOwn(known, id)) return Reflect.get(known, id);
      // Not kept: texts are added when their area loads.
      const groups = new Set(Object.keys(known).map((name) => name.slice(0, name.lastIndexOf('.'))));
      for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
        if (groups.has(id.slice(0, end))) return literal(id.slice(end + 1) || '-');
      }
      return undefined;
    },
  });
}
