import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { ENDPOINTS } from '../../config/contract/endpoints';
import type { Step } from '../contract/check';
import { hasCursor } from '../contract/cursors';
import { filterNames } from '../contract/filters/check';
import { FILES } from '../contract/filters/variants';
import { findLimits, LARGE_FILE, LIMITS_OF_CALLS, setAt } from '../contract/limits';
import { hasOwner } from '../contract/owners';
import { hasKey } from '../contract/repeating';
import type { Report } from '../contract/report';
import { at } from '../contract/samples';
import { cacheBreaks } from './cacheBreaks';
import {
  changeBody,
  changeQuery,
  changeRequest,
  changeResult,
  checkTampered,
  forgetKeys,
  ignoreOwner,
  replaceText,
  type Tamper,
} from './tampering';

/** A back end that ignores one thing that the declaration of an operation promises. */
export interface GeneratedBreak {
  kind: 'filter' | 'cursor' | 'key' | 'owner' | 'limit' | 'cache';
  key: EndpointKey;
  /** The filter, or the limit and its field. */
  field: string;
  tamper: () => Tamper;
  /** What the report says when it was not tried. */
  leftOut?: string;
}

/** Ignores one filter of one list. */
const filterBreaks = ({ key, ...endpoint }: Endpoint): GeneratedBreak[] =>
  filterNames(endpoint).map((field) => ({
    kind: 'filter',
    key,
    field,
    tamper: () => changeQuery(key, (query) => query.delete(field)),
    leftOut: 'Filters',
  }));

/** Answers every cursor of one list with the first page. */
const cursorBreaks = ({ key, query }: Endpoint): GeneratedBreak[] =>
  hasCursor({ query })
    ? [
        {
          kind: 'cursor',
          key,
          field: 'cursor',
          tamper: () => changeQuery(key, (sent) => sent.delete('cursor')),
          leftOut: 'Cursors',
        },
      ]
    : [];

/** Acts at each call of one write, whatever its key. */
const keyBreaks = (endpoint: Endpoint): GeneratedBreak[] =>
  hasKey(endpoint)
    ? [
        {
          kind: 'key',
          key: endpoint.key,
          field: '',
          tamper: () => forgetKeys(endpoint.key),
          leftOut: 'Calls with the same key',
        },
      ]
    : [];

/** Finds the records of everybody in one operation. */
const ownerBreaks = (endpoint: Endpoint): GeneratedBreak[] =>
  hasOwner(endpoint)
    ? [
        {
          kind: 'owner',
          key: endpoint.key,
          field: '',
          tamper: () => ignoreOwner(endpoint.key),
          leftOut: 'Records of another user',
        },
      ]
    : [];

/** Takes one value outside a limit for one within it. */
const bodyLimitBreaks = (endpoint: Endpoint): GeneratedBreak[] =>
  findLimits(endpoint).limits.map(({ field, text, within, outside }) => {
    const path = field.split('.');
    const isOutside = (body: unknown) => JSON.stringify(at(body, ...path)) === JSON.stringify(outside);
    return {
      kind: 'limit',
      key: endpoint.key,
      field: `${field}: ${text}`,
      tamper: () =>
        changeBody(endpoint.key, (body) => (isOutside(body) ? Object(setAt(body, path, within)) : body)),
    };
  });

/** Files of any size, pages of any size, text messages without a pause, and tries without an end. */
function otherLimitBreaks({ key, query, upload, errors }: Endpoint): GeneratedBreak[] {
  const made: [field: string, Tamper][] = [];
  if (upload) {
    const shrink = (form: FormData) => {
      const file = form.get('file');
      if (!(file instanceof Blob) || file.size <= upload.maxBytes) return form;
      const smaller = new FormData();
      for (const [name, value] of form) if (typeof value === 'string') smaller.append(name, value);
      smaller.append('file', file.slice(0, 100), 'small.png');
      return smaller;
    };
    made.push([
      LARGE_FILE,
      changeRequest(key, ({ body }) => ({ body: body instanceof FormData ? shrink(body) : body })),
    ]);
  }
  if (query?.entries.pageSize)
    made.push([
      PAGE_SIZE,
      changeResult(key, (it, { path }) => {
        const size = Number(new URL(path, 'http://localhost').searchParams.get('pageSize'));
        if (size > 100) it.pageSize = size;
      }),
    ]);
  for (const { name, code, without } of LIMITS_OF_CALLS)
    if (errors.includes(code)) made.push([name, replaceText(key, `"code":${code}`, `"code":${without}`)]);
  return made.map(([field, tamper]) => ({
    kind: 'limit',
    key,
    field,
    tamper: () => tamper,
    leftOut: 'Limits',
  }));
}

const PAGE_SIZE = 'page size';
/** Lists that are empty until the check writes. */
const FILLED_LATER: readonly EndpointKey[] = ['GET rule/bin', 'GET rule/batches', 'GET rule/changes'];
/** A back end for each filter, cursor, key, owner, limit and kept reply that an operation declares. */
export const generatedBreaks = (): GeneratedBreak[] =>
  ENDPOINTS.flatMap((endpoint) => [
    ...filterBreaks(endpoint),
    ...cursorBreaks(endpoint),
    ...keyBreaks(endpoint),
    ...ownerBreaks(endpoint),
    ...bodyLimitBreaks(endpoint),
    ...otherLimitBreaks(endpoint),
    ...cacheBreaks(endpoint),
  ]);

/** Operations whose answers the check of another one needs. */
const NEEDED: readonly [pattern: RegExp, needs: RegExp][] = [
  [/console\/dashboard\/store/, /^GET console\/dashboard\/analysis$/],
  [/^\w+ instance\//, /^GET instance\/(list|\{instanceId\}|\{instanceId\}\/detail)$/],
  [/^\w+ order\b/, /^GET (service\/list|order\/list)$|^POST order$/],
  [/review/, /^GET service\/(list|\{serviceId\}\/reviews)$/],
  [
    /^\w+ console\/(list|account|form|access|dashboard)/,
    /^GET console\/(list\/(tasks|articles|templates)|account\/(center|notifications)|form\/draft\/\{kind\}|dashboard\/workplace)$/,
  ],
  [
    /^\w+ (user|message|balance)/,
    /^GET (user\/query\/current\/userInfo|user\/security\/summary|message\/settings|balance\/budget|user\/session\/list)$/,
  ],
  [/^GET provider/, /^GET service\/list$/],
  [/^\w+ support/, /^GET support\/subjects$/],
];

function isNeeded({ key }: Endpoint, { key: broken }: GeneratedBreak): boolean {
  if (key === broken || FILES[broken] === key) return true;
  const above = /^\w+ (.*?)\/\{/.exec(broken)?.[1];
  if (above && (key === `GET ${above}/list` || key === `GET ${above}`)) return true;
  return NEEDED.some(([pattern, needs]) => pattern.test(broken) && needs.test(key));
}

/** The parts of the check that a break belongs to. */
function stepsOf({ kind, field, key, leftOut }: GeneratedBreak): readonly Step[] {
  if (kind === 'cache') return ['caches', 'refusals'];
  if (kind === 'filter')
    return FILLED_LATER.includes(key) ? ['filters', 'writes'] : ['lists', 'filters', 'refusals'];
  if (kind === 'cursor') return FILLED_LATER.includes(key) ? ['lists', 'writes'] : ['lists'];
  if (kind === 'limit' && field === PAGE_SIZE) return ['lists'];
  // Limits of bodies need nothing that was made before.
  if (kind === 'limit') return leftOut === undefined ? ['limits', 'refusals'] : ['limits', 'writes'];
  return ['others', 'writes'];
}

/** Runs the part of the check that a break belongs to, against a back end. */
function checkPart(made: GeneratedBreak, tamper: Tamper): Promise<Report> {
  const steps = stepsOf(made);
  return checkTampered({
    tamper,
    writes: steps.includes('writes') || steps.includes('limits'),
    only: (endpoint) => isNeeded(endpoint, made),
    includes: (step) => steps.includes(step),
    filters: (name) => made.kind !== 'filter' || name === made.field,
  });
}

/** What the check says of a generated break: a problem, that it was not tried, or nothing. */
export async function checkBreak(made: GeneratedBreak): Promise<'found' | 'named' | 'missed'> {
  const { key, field, leftOut } = made;
  const report = await checkPart(made, made.tamper());
  if (report.broken.length > 0) return 'found';
  return leftOut !== undefined && report.isLeftOut(leftOut, key, field) ? 'named' : 'missed';
}

/** The problems that the same part of the check finds of a back end that keeps the contract. */
export async function findProblemsWithout(made: GeneratedBreak): Promise<string[]> {
  const { broken } = await checkPart(made, (request, answer) => answer(request));
  return broken.map(({ key, what }) => `${key}: ${what}`);
}
