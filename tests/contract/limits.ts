import * as v from 'valibot';
import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { GENERAL_ERROR } from '../../config/contract/errorCodes';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { missingPage } from './reading';
import { at, getEntries, PIXEL } from './samples';
import { UNKNOWN_ID, type Walk } from './walk';

/** Texts and numbers above these count as without a limit. */
const LONGEST = 20_000;
const LARGEST = 1e12;
const MOST_ENTRIES = 2_000;

/** A limit of a field of a body: a value within it, and one just outside. */
export interface Limit {
  /** The field, such as `content.title`. */
  field: string;
  within: unknown;
  outside: unknown;
  /** What is outside: `a text of 81 characters`. */
  text: string;
}

type Path = readonly (string | number)[];

/** A copy of a value with another one at a path. */
export function setAt(value: unknown, [step, ...rest]: Path, inner: unknown): unknown {
  if (step === undefined) return inner;
  const next = setAt(at(value, step), rest, inner);
  if (Array.isArray(value)) return value.with(Number(step), next);
  return { ...Object(value), [step]: next };
}

/** The first number from a step on that does not hold, between one that holds and one that does not. */
function search(holds: (count: number) => boolean, right: number, wrong: number): number {
  let [low, high] = [right, wrong];
  while (Math.abs(high - low) > 1) {
    const middle = Math.trunc((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

type IsValid = (value: unknown) => boolean;

/** Fields whose text is an id: one that is too long is unknown anyway. */
const IS_ID = /(^|\.)(\w*Id|id|code|keys\.\d+)$/;

function textLimits(field: string, base: string, isValid: IsValid): Limit[] {
  if (IS_ID.test(field)) return [];
  const grown = [
    (length: number) => base.padEnd(length, 'x'),
    (length: number) => base.padStart(length, 'x'),
  ];
  const grow = grown.find((each) => isValid(each(base.length + 1)));
  if (!grow || isValid(grow(LONGEST))) return [];
  const length = search((count) => isValid(grow(count)), base.length + 1, LONGEST);
  return [{ field, within: grow(length - 1), outside: grow(length), text: `a text of ${length} characters` }];
}

function numberLimits(field: string, base: number, isValid: IsValid): Limit[] {
  const ends = [LARGEST, -1].filter((end) => !isValid(end));
  return ends.map((end) => {
    const outside = search(isValid, base, end);
    return {
      field,
      within: outside + Math.sign(base - outside || 1),
      outside,
      text: `the number ${outside}`,
    };
  });
}

function listLimits(field: string, [first = 'x']: readonly unknown[], isValid: IsValid): Limit[] {
  const repeat = (count: number) => Array.from({ length: count }, () => first);
  if (!isValid(repeat(1)) || isValid(repeat(MOST_ENTRIES))) return [];
  const count = search((each) => isValid(repeat(each)), 1, MOST_ENTRIES);
  return [{ field, within: repeat(count - 1), outside: repeat(count), text: `${count} entries` }];
}

/** The limits of a value and of what is in it. */
function limitsAt(value: unknown, path: Path, isValid: IsValid): Limit[] {
  const field = path.join('.');
  if (typeof value === 'string') return textLimits(field, value, isValid);
  if (typeof value === 'number') return numberLimits(field, value, isValid);
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? listLimits(field, value, isValid) : [];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    limitsAt(each, [...path, name], (changed) => isValid(setAt(value, [name], changed))),
  );
  return [...own, ...inner];
}

/** An example with a value for each optional field that takes a plain one. */
function fillIn(body: v.GenericSchema, example: object): object {
  const names = 'entries' in body ? Object.keys(body.entries as object) : [];
  let filled = example;
  for (const name of names.filter((each) => !(each in example))) {
    const value = ['x', 1, 1000].find((each) => v.is(body, { ...filled, [name]: each }));
    if (value !== undefined) filled = { ...filled, [name]: value };
  }
  return filled;
}

/** Finds the limits of texts, numbers and lists in the body of an endpoint, by what its schema refuses. */
export function findLimits({ body, example }: Pick<Endpoint, 'body' | 'example'>): {
  sent: object;
  limits: Limit[];
} {
  if (!body || !example) return { sent: {}, limits: [] };
  const sent = fillIn(body, example);
  return { sent, limits: limitsAt(sent, [], (value) => v.is(body, value)) };
}

/** Ids in bodies that a back end looks up before anything else. */
const KNOWN: Partial<Record<EndpointKey, (walk: Walk) => Promise<object>>> = {
  'POST rule': ownerOfRules,
  'POST rule/assign': ownerOfRules,
  'POST console/list/tasks': async (walk) => ({
    ownerId: at(await walk.latest('GET console/list/tasks'), 'people', 0, 'userId'),
  }),
};

async function ownerOfRules(walk: Walk): Promise<object> {
  return { ownerId: getEntries(await walk.latest('GET rule/owners'))[0]?.ownerId, regionId: undefined };
}

/** A file that is larger than an upload takes. */
export function largeFile({ maxBytes }: { maxBytes: number }): FormData {
  const form = new FormData();
  form.append('slot', 'idFront');
  form.append('file', new Blob([PIXEL, new Uint8Array(maxBytes)]), 'large.png');
  return form;
}

/** Checks that each limit of a body is kept: the general refusals come in order, so that no id in a path need be known. */
export async function exceedLimits(walk: Walk, { writes }: { writes: boolean }): Promise<void> {
  for (const endpoint of walk.report.endpoints) {
    const { key, auth, safe, parameters, upload, errors } = endpoint;
    if (missingPage(endpoint, walk.user.pages) || !(safe || writes)) continue;
    const params = Object.fromEntries(parameters.map((name) => [name, UNKNOWN_ID]));
    const call = { params, ...(auth === 'none' && { token: undefined }) };
    const { sent, limits } = findLimits(endpoint);
    const known = limits.length > 0 ? await KNOWN[key]?.(walk) : undefined;
    for (const { field, outside, text } of limits) {
      const body = setAt({ ...sent, ...known }, field.split('.'), outside);
      await walk.refuse(key, `${text} as ${field}`, [GENERAL_ERROR.malformed], { ...call, body });
    }
    // A file of an application is checked where there is one.
    if (upload && !upload.fields)
      await walk.refuse(key, LARGE_FILE, [GENERAL_ERROR.malformed, ...errors], {
        ...call,
        form: largeFile(upload),
      });
  }
}

export const LARGE_FILE = 'a file that is too large';

const { smsTooSoon, captchaRequired, wrongCredentials, smsCodeVoid, smsCodeWrong } = ACCOUNT_ERROR;

/** Limits of what happens before: their codes, the one of a back end without the limit, and why they may be left out. */
export const LIMITS_OF_CALLS = [
  {
    name: 'a text message at once',
    code: smsTooSoon,
    without: 200,
    why: 'the check does not know a phone number that they may send to',
  },
  {
    name: 'too many wrong passwords',
    code: captchaRequired,
    without: wrongCredentials,
    why: 'the account of the check would need a captcha',
  },
  {
    name: 'too many wrong codes',
    code: smsCodeVoid,
    without: smsCodeWrong,
    why: 'the code of these is not sent by the check',
  },
] as const;

/** Reports the limits that no call reached. */
export function noteLimits({ report }: Walk): void {
  for (const { key, errors } of report.endpoints)
    for (const { name, code, why } of LIMITS_OF_CALLS)
      if (errors.includes(code) && !report.hasCheck(key, name)) report.leaveOut('Limits', why, key, name);
}
