import { join } from 'node:path';
import type { EndpointGroup } from '../../src/domain/endpoint';
import { codeOf } from '../../src/domain/requestError';
import * as common from '../../src/domain/schemas';
import { filesBelow, ROOT } from './sources';

/**
 * The promises that an area of the domain makes to a back end, in short lines: error codes and other constants, the limits,
 * choices and defaults of its schemas, and the access, refusals and queries of its endpoints.
 */

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const isSchema = (value: unknown): value is Facts => isFacts(value) && value.kind === 'schema';
const isRefusal = (value: unknown): value is Facts & { code: number } =>
  isFacts(value) && typeof value.code === 'number' && isSchema(value.result);

const exportsBelow = (folder: string): [string, unknown][] =>
  filesBelow(folder, /\.ts$/).flatMap((path) => Object.entries<unknown>(require(join(ROOT, path))));

/** Limits by type of the action of a pipe. */
const LIMITS: Record<string, string> = {
  ...{ min_length: 'from', max_length: 'to', length: 'exactly', min_value: '>=', max_value: '<=' },
  ...{ starts_with: 'starts with', multiple_of: 'multiple of', max_entries: 'to', min_entries: 'from' },
};

/** Describes the schemas of an area. Those with a name are described where they are declared, and nowhere else. */
function createReader(names: ReadonlySet<unknown>, constants: ReadonlyMap<unknown, string>) {
  const readers: Record<string, (schema: Facts, path: string) => string[]> = {
    picklist: ({ options }, path) => [`${path} ${constants.get(options) ?? (options as string[]).join('|')}`],
    literal: ({ literal }, path) => [`${path} ${String(literal)}`],
    array: ({ item }, path) => read(item, `${path}[]`),
    record: ({ value }, path) => read(value, `${path}{}`),
    union: ({ options }, path) => readOptions(options as unknown[], path),
    variant: ({ options }, path) => readOptions(options as unknown[], path),
  };

  const readOptions = (options: unknown[], path: string) => [
    `${path} 1 of ${options.length}`,
    ...options.flatMap((option, index) => read(option, `${path}#${index + 1}`)),
  ];

  function readAction({ type, requirement, sentence, maxLength }: Facts): string {
    if (typeof maxLength === 'number') return `to ${maxLength} characters`;
    if (typeof sentence === 'string') return /\d/.test(sentence) ? sentence.replace(/\.$|`/g, '') : '';
    const limit = LIMITS[String(type)];
    return limit ? `${limit} ${String(requirement)}` : '';
  }

  function read(schema: unknown, path: string): string[] {
    return isSchema(schema) && !names.has(schema) ? readOpen(schema, path) : [];
  }

  function readOpen(schema: Facts, path: string): string[] {
    if (Array.isArray(schema.pipe)) {
      const actions = schema.pipe.filter((step) => !isSchema(step)).map(readAction);
      const limits = actions
        .filter(Boolean)
        .join(', ')
        .replace(/^from (\d+), to/, '$1 to');
      const own = limits ? [`${path} ${limits}`.trim()] : [];
      return [...schema.pipe.filter(isSchema).flatMap((step) => read(step, path)), ...own];
    }
    const preset = schema.default ?? schema.fallback;
    const isKnown = preset === undefined || preset === '' || typeof preset === 'function';
    const own = isKnown ? [] : [`${path} = ${JSON.stringify(preset)}`];
    const entries = Object.entries((schema.entries as Facts | undefined) ?? {});
    return [
      ...(readers[String(schema.type)]?.(schema, path) ?? []).map((line) => line.trim()),
      ...entries.flatMap(([name, entry]) => read(entry, path ? `${path}.${name}` : name)),
      ...read(schema.wrapped, path),
      ...own,
    ];
  }

  return { read, readOpen };
}

/** A number or text, or a list or table of them. */
const isPlain = (value: unknown): boolean =>
  /^(number|string|boolean)$/.test(typeof value) ||
  (isFacts(value) &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain));

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(value.some(isFacts) ? ', ' : ' ');
  if (!isFacts(value)) return String(value);
  return Object.entries(value)
    .map(([name, item]) => (isFacts(item) ? `${name} (${plainText(item)})` : `${name} ${plainText(item)}`))
    .join(', ');
}

/** The same choices or limits of the same name, which are long, only once. */
function withoutRepeats(lines: string[][]): string[] {
  const seen = new Set<string>();
  const shorten = (part: string) => {
    if (part.length < 40) return part;
    const isKnown = seen.has(part);
    seen.add(part);
    return isKnown ? `${part.split(' ', 1)} as above` : part;
  };
  return lines.map(([name, ...parts]) => [name, ...parts.map(shorten)].join('; '));
}

/** One line for each constant, schema and endpoint of an area that promises more than the types of its fields. */
function describeContract(folder: string): string[] {
  const domain = exportsBelow('src/domain');
  const schemas = domain.map(([, value]) => value).filter(isSchema);
  const { read, readOpen } = createReader(
    new Set<unknown>([...schemas, ...Object.values(common.paging)]),
    new Map(domain.flatMap(([name, value]) => (Array.isArray(value) ? [[value, name]] : []))),
  );

  const ofGroup = (group: EndpointGroup) =>
    Object.values(group).map(({ key, access, query, body, result, whileClosing, ...others }) => {
      const { upload, download, refusals = [] } = others;
      return [
        key,
        ...(access ? [access] : []),
        ...(whileClosing ? ['while closing'] : []),
        ...read(query, '?').map((part) => part.replace('?.', '?')),
        ...read(body, ''),
        ...(upload ? [`upload of ${upload.types.join(' ')} to ${upload.maxBytes} bytes`] : []),
        ...(download ? [`download of ${download.join(' ')}`] : []),
        ...read(result, '→').map((part) => part.replace('→.', '→ ')),
        ...(refusals.length > 0 ? [`refused ${refusals.map(codeOf).join(' ')}`] : []),
      ];
    });

  const lines = exportsBelow(folder).flatMap(([name, value]) => {
    if (name.endsWith('Endpoints')) return ofGroup(value as EndpointGroup);
    if (isRefusal(value)) return [[`${name} ${value.code}`, ...read(value.result, '')]];
    if (/^[A-Z]/.test(name) && isPlain(value)) return [[`${name}: ${plainText(value)}`]];
    const [first, ...parts] = isSchema(value) ? readOpen(value, '') : [];
    return first ? [[`${name.replace(/Schema$/, '')}: ${first}`, ...parts]] : [];
  });
  return withoutRepeats(lines);
}

/**
 * Compares what an area promises with a text of one line for each promise; a deeper one continues the line before it.
 *
 * @param folder Path of the area.
 */
export function expectContract(folder: string, text: string) {
  const expected = text
    .trim()
    .replace(/\n {4}(?= )\s+/g, ' ')
    .split('\n')
    .map((line) => line.trim());
  expect(describeContract(folder)).toEqual(expected);
}
