import { resetDb } from '../../../mock/lib/db';
import { findLimits } from '../../contract/limits';
import { getEndpoint } from '../../contract/walk';
import { checkBreak, generatedBreaks } from '../../support/generatedBreaks';

beforeEach(() => resetDb());

const breaks = generatedBreaks();

const find = (text: string) => {
  const made = breaks.find(({ kind, key, field }) => `${kind}: ${key} ${field}`.startsWith(text));
  if (!made) throw new Error(`Nothing is generated for ${text}`);
  return made;
};

it.each([
  'filter: GET charge/list month',
  'filter: GET service/list providerId',
  'filter: GET message/list topic',
  'filter: GET invoice/list instanceId',
  'filter: GET charge/export direction',
  'cursor: GET charge/list',
  'cursor: GET rule/batches',
  'key: POST support/ticket/{ticketId}/resolve',
  'key: PUT message/settings',
  'owner: POST support/ticket/{ticketId}/reply',
  'owner: GET balance/topUp/byKey/{key}',
  'limit: POST support/ticket subject: a text of 81',
  'limit: POST certification/code a text message at once',
  'limit: POST user/proof too many wrong codes',
  'cache: GET service/list ignores If-None-Match',
  'cache: GET service/list keeps the tag when the content changes',
  'cache: GET provider/{providerId} sends no tag',
  'cache: GET announcement/list says public of what a user gets',
])('the check finds a back end without it: %s', async (text) => {
  expect(await checkBreak(find(text))).toBe('found');
});

it.each(['filter: GET column/list state', 'key: POST coupon/claim', 'owner: GET invoice/byKey/{key}'])(
  'the check names what it cannot try: %s',
  async (text) => {
    expect(await checkBreak(find(text))).toBe('named');
  },
);

it('reads the limits of a body from its schema', () => {
  const { limits } = findLimits(getEndpoint('POST support/ticket'));
  expect(limits.map(({ field, text }) => `${field}: ${text}`)).toEqual([
    'subject: a text of 81 characters',
    'text: a text of 2001 characters',
    'fileIds: 5 entries',
    'idempotencyKey: a text of 129 characters',
  ]);
  const amounts = findLimits(getEndpoint('POST balance/topUp')).limits.filter(
    ({ field }) => field === 'amount',
  );
  expect(amounts.map(({ within, outside }) => [within, outside])).toEqual([
    [5_000_000, 5_000_001],
    [100, 99],
  ]);
});
