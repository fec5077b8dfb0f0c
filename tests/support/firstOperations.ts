import { ENDPOINTS } from '../../config/contract/endpoints';
import { FIRST_OPERATIONS } from '../../config/contract/guide/start';

const operations = ENDPOINTS.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^/api/v1/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
const first = FIRST_OPERATIONS.map(([id]) => id);

/** A part of a reply, read field by field. */
export type Fields = Record<string, unknown>;

/** Changes every object in a reply. */
function changeEach(part: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(part)) return part.map((entry) => changeEach(entry, change));
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.entries(part).map(([name, value]) => [name, changeEach(value, change)] as const);
  return change(Object.fromEntries(inner));
}

/**
 * A back end with nothing but the first operations of the contract. Returns the others that are called.
 * @param change what it sends instead of each object in a reply of the mock
 */
export function offerFirstOperations(change?: (fields: Fields) => Fields): Set<string> {
  const others = new Set<string>();
  const offered = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    const method = (init?.method ?? 'GET').toUpperCase();
    const called = operations.filter((each) => each.method === method && each.pattern.test(pathname));
    if (called.length === 0 || called.some(({ id }) => first.includes(id))) {
      const reply = await offered(input, init);
      return change ? Response.json(changeEach(await reply.json(), change)) : reply;
    }
    for (const { id } of called) others.add(id);
    return new Response(JSON.stringify({ code: 501, message: 'Not offered' }), { status: 501 });
  };
  return others;
}
