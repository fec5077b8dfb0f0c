import { ENDPOINTS } from '../../../config/contract/endpoints';
import { guide } from '../../../config/contract/guide/guide';
import { FIRST_OPERATIONS } from '../../../config/contract/guide/start';
import { SENT_LIMITS } from '../../../src/domain/schemas';

const text = guide();
const chapter = (title: string) => text.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? '';

it('begins with the twenty operations to build first, in order and with a reason', () => {
  const ids = FIRST_OPERATIONS.map(([id]) => id);
  expect(new Set(ids).size).toBe(20);
  const rows = chapter('Where to start').match(/^\| \d+ .*$/gm);
  expect(rows?.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(ids);
  for (const id of ids) {
    const { key } = ENDPOINTS.find((endpoint) => endpoint.id === id) ?? {};
    expect(text).toContain(`| \`${id}\` | \`${key}\` | `);
  }
  expect(ids.indexOf('quoteOrder')).toBeLessThan(ids.indexOf('placeOrder'));
  expect(ids.indexOf('signIn')).toBeLessThan(ids.indexOf('getCurrentUser'));
});

it('tells an operation that is not offered from a record that is missing', () => {
  expect(chapter('Envelope')).toContain('HTTP status and code 501 `notOffered` before anything else');
  expect(chapter('Envelope')).toContain('404 is another thing: the operation exists, but not the record');
});

it('says which lists have cursors, what these promise, and how far they are counted', () => {
  const ids = ENDPOINTS.filter(({ query }) => query?.entries.cursor).map(({ id }) => `\`${id}\``);
  expect(ids).toHaveLength(7);
  for (const fact of [...ids, 'at least a day', 'at most 512 characters', 'return 10001 for all'])
    expect(chapter('Lists')).toContain(fact);
});

it.each([
  ['Behind the API', ['`provider` or `operator`', 'verifies the signature', '`paying`']],
  [
    'Load and time-outs',
    ['15 seconds', '30 seconds', '180 seconds', `at most ${SENT_LIMITS.text} characters`],
  ],
  ['Caches and fresh data', ['`no-store`', 'sees it in every read after that']],
  ['Pauses', ['429 with `Retry-After`', '503 with `Retry-After`']],
  ['Versions', ['may be added', 'at least 30 days']],
])('answers the questions of %s', (title, facts) => {
  for (const fact of facts) expect(chapter(title)).toContain(fact);
});
