import type * as v from 'valibot';
import { ID_PATTERN } from '../../src/domain/schemas';

/** A generator of numbers from 0 to 1 that repeats itself for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The facts of a schema or of a rule in its pipe. */
interface Facts {
  type: string;
  kind: string;
  pipe?: Facts[];
  requirement?: unknown;
  entries?: Record<string, Facts>;
  options?: (Facts | string | number)[];
  item?: Facts;
  wrapped?: Facts;
  key?: Facts;
  value?: Facts;
  literal?: unknown;
  getter?: () => Facts;
}

const ODD_TIMES = [
  '',
  'soon',
  '2026-11-20 08:00',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59Z',
  1e15,
  null,
];
const TIMES = ['2026-11-20T08:00:00Z', '1970-01-01T00:00:00.000Z', '2040-02-29T12:00:00+08:00'];
const TEXTS = [
  '',
  '0',
  '文',
  'Ω'.repeat(300),
  '<b>bold</b>',
  '{count}',
  'مرحبا',
  '👩‍👩‍👧',
  'line\nbreak',
  '-1',
];
const UNKNOWN = ['frozen', 'on-hold', '已冻结', 77];
/** Fields whose arrays leave unreadable entries out. */
const LISTS = ['list', 'menus', 'children'];
const UNREADABLE = [null, 5, 'entry', [], { list: 1 }];
const MAX_DEPTH = 12;

/** What fits the patterns of the domain. */
const PATTERN_TEXTS = [
  '2026-11',
  '2026-11-20',
  '/home',
  '/list/table-list',
  '#1677ff',
  '123456',
  '1.0',
  'a',
  '08:00',
];

/** The rules of a pipe and of the pipes within it. */
const getRules = (pipe: Facts[] = []): Facts[] =>
  pipe.flatMap((each) => (each.kind === 'schema' ? getRules(each.pipe) : [each]));

const bounds = (rules: Facts[], type: string) =>
  rules.filter((rule) => rule.type === type).map(({ requirement }) => Number(requirement));
/** The strictest bound of several; undefined without one. */
const lowest = (rules: Facts[], type: string) => bounds(rules, type).sort((a, b) => b - a)[0];
const highest = (rules: Facts[], type: string) => bounds(rules, type).sort((a, b) => a - b)[0];

/** Generates answers from schemas: extremes, empty ones, unknown values, odd times, numbers as ids. */
export function createAnswers(seed: number) {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const chance = (share: number) => random() < share;
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  let ids = 0;

  function pickText(rules: Facts[]): unknown {
    if (rules.some(({ type }) => type === 'iso_date'))
      return pick(['2026-11-20', '1970-01-01', '2099-12-31']);
    const pattern = rules.find((rule) => rule.type === 'regex')?.requirement;
    const isId = pattern === ID_PATTERN;
    if (pattern instanceof RegExp && !isId) return pick(PATTERN_TEXTS.filter((text) => pattern.test(text)));
    const start = rules.find((rule) => rule.type === 'starts_with')?.requirement;
    if (typeof start === 'string') return `${start};utf8,`;
    if (chance(0.2)) return ++ids;
    const min = rules.some(({ type }) => type === 'non_empty') ? 1 : (lowest(rules, 'min_length') ?? 0);
    const text = chance(0.4) && min < 2 && !isId ? pick(TEXTS) : `text-${++ids}`;
    return (text.length < min ? text.padEnd(min, 'x') : text).slice(0, highest(rules, 'max_length'));
  }

  function pickNumber(rules: Facts[]): number {
    const isWhole = rules.some(({ type }) => type === 'safe_integer' || type === 'integer');
    const min = lowest(rules, 'min_value') ?? -Number.MAX_SAFE_INTEGER;
    const max = highest(rules, 'max_value') ?? Number.MAX_SAFE_INTEGER;
    const wanted = pick([min, max, 0, 1, 3, 12, isWhole ? 1_000_000 : 0.5, 4_999_999_999]);
    return Math.min(max, Math.max(min, wanted));
  }

  function array(item: Facts, rules: Facts[], isList: boolean, depth: number): unknown[] {
    const length = Math.min(
      highest(rules, 'max_length') ?? 4,
      Math.max(lowest(rules, 'min_length') ?? 0, depth > MAX_DEPTH ? 0 : below(4)),
    );
    const entries = Array.from({ length }, () => generate(item, depth + 1));
    return isList && length > 0 && chance(0.3) ? [...entries, pick(UNREADABLE)] : entries;
  }

  function object(entries: Record<string, Facts>, depth: number): object {
    const pairs = Object.entries(entries).map(([name, schema]) => [
      name,
      generate(schema, depth + 1, LISTS.includes(name)),
    ]);
    const known = pairs.filter(([, value]) => value !== undefined);
    return Object.fromEntries(chance(0.2) ? [...known, ['addedLater', { by: 'server' }]] : known);
  }

  function generate(schema: Facts, depth = 0, isList = depth === 0): unknown {
    const { type, pipe, entries, options = [], item, wrapped, key, value, getter } = schema;
    const rules = getRules(pipe);
    const shape = pipe?.findLast(({ kind }) => kind === 'schema');
    if (rules.some((rule) => rule.type === 'iso_timestamp')) return pick(chance(0.3) ? ODD_TIMES : TIMES);
    if (type === 'unknown' && shape) return generate(shape, depth, isList);
    if (type === 'string') return pickText(rules);
    if (type === 'number') return pickNumber(rules);
    if (type === 'boolean') return chance(0.5);
    if (type === 'literal') return schema.literal;
    if (type === 'picklist') return chance(0.3) ? pick(UNKNOWN) : pick(options);
    if (type === 'variant' || type === 'union') return generate(pick(options) as Facts, depth);
    if (type === 'array' && item) return array(item, rules, isList, depth);
    if (type === 'record' && value)
      return Object.fromEntries([
        [String(key?.options ? pick(key.options) : `key-${below(9)}`), generate(value, depth + 1)],
      ]);
    if (entries) return object(entries, depth);
    if (wrapped) {
      if (depth > MAX_DEPTH || chance(0.3)) return type !== 'nullable' && chance(0.5) ? undefined : null;
      return generate(wrapped, depth, isList);
    }
    return getter ? generate(getter(), depth, isList) : null;
  }

  return (schema: v.GenericSchema): unknown => generate(schema as unknown as Facts);
}
