import { SECOND_STEP_REQUIRED } from '../../src/domain/account/login';
import { RANGE_REFUSED } from '../../src/domain/console/analysis';
import { CONFLICT, ENDED, NOT_FOUND, NOT_OFFERED } from '../../src/domain/endpoint';
import { findField } from './fieldComments';
import { DOMAIN_EXPORTS, placeOf } from './namedSchemas';

export const GENERAL_ERROR = {
  malformed: 400,
  sessionInvalid: 401,
  forbidden: 403,
  notFound: NOT_FOUND,
  ended: ENDED,
  conflict: CONFLICT,
  crashed: 500,
  notOffered: NOT_OFFERED,
} as const;

const GENERAL = {
  malformed: 'The body is invalid.',
  sessionInvalid:
    'The token is invalid or expired, or missing where one is needed. The portal signs the user out.',
  forbidden: 'The user has no access to the page of this call.',
  notFound: 'Not found, or owned by another user; the reply does not reveal which.',
  ended: 'The operation has ended; only an earlier portal calls it. Nothing happened.',
  conflict: 'The record was changed since `version`: when, by whom and to what.',
  crashed: 'The server failed.',
  notOffered: 'The back end does not have this operation. Nothing happened.',
} satisfies Record<keyof typeof GENERAL_ERROR, string>;

const ALONE = [
  {
    code: SECOND_STEP_REQUIRED,
    name: 'secondStepRequired',
    meaning: 'The first step has succeeded. No session has started.',
  },
  { code: RANGE_REFUSED, name: 'rangeRefused', meaning: 'The date range is invalid.' },
];

export interface ErrorCode {
  code: number;
  name: string;
  meaning: string;
}

/** The codes of a group of the domain, such as `ORDER_ERROR`, with the doc comments above them. */
function readGroup(group: unknown): ErrorCode[] {
  const place = placeOf(group);
  return Object.entries(group as Record<string, number>).map(([name, code]) => {
    const meaning = place && findField(place, name)?.text;
    if (!meaning) throw new Error(`The code ${code} (${name}) needs a doc comment`);
    return { code, name, meaning };
  });
}

const general = Object.entries(GENERAL_ERROR) as [keyof typeof GENERAL_ERROR, number][];

/** All failure codes of the contract. */
export const ERROR_CODES: readonly ErrorCode[] = [
  ...general.map(([name, code]) => ({ code, name, meaning: GENERAL[name] })),
  ...ALONE,
  ...DOMAIN_EXPORTS.filter(({ name }) => name.endsWith('_ERROR')).flatMap(({ value }) => readGroup(value)),
];
