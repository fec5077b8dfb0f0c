import { newIntent, readIntent } from '../../../src/browser/orderIntent';

const read = (search: string) => readIntent(new URLSearchParams(search));

it('is unique and survives a round trip through the URL', () => {
  const intents = Array.from({ length: 1000 }, newIntent);
  expect(new Set(intents).size).toBe(1000);
  for (const intent of intents) expect(read(`?intent=${intent}`)).toBe(intent);
});

it.each(['01234567', 'a-b_c-d_9', 'x'.repeat(128), '3f0c1f0e-6d8e-4a53-9b1e-4f6f6f7a2c11'])(
  'accepts %s',
  (intent) => {
    expect(read(`?serviceId=a&intent=${intent}`)).toBe(intent);
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
