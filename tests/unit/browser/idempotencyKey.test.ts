import { newIdempotencyKey, readIdempotencyKey } from '../../../src/browser/idempotencyKey';

const read = (search: string) => readIdempotencyKey(new URLSearchParams(search));

it('is unique and survives a round trip through the URL', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(read(`?intent=${key}`)).toBe(key);
});

it.each(['01234567', 'a-b_c-d_9', 'x'.repeat(128), '3f0c1f0e-6d8e-4a53-9b1e-4f6f6f7a2c11'])(
  'accepts %s',
  (key) => {
    expect(read(`?serviceId=a&intent=${key}`)).toBe(key);
  },
);

it.each([
  ['none', ''],
  ['an empty one', '?intent='],
  ['a short one', '?intent=1234567'],
  ['a long one', `?intent=${'x'.repeat(129)}`],
  ['spaces', '?intent=12345678%20'],
  ['markup', '?intent=%3Cscript%3E12345'],
  ['a line end', '?intent=12345678%0A'],
])('rejects %s', (_name, search) => {
  expect(read(search)).toBeUndefined();
});
