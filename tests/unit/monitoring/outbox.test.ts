import type { Receipt } from '@/monitoring/outbox';
import { createOutbox } from '@/monitoring/outbox';

const DELAY = 60_000;

function setUp(receipt: () => Promise<Receipt> = async () => 'taken') {
  const posts: { path: string; items: unknown; leaving: boolean }[] = [];
  const outbox = createOutbox<unknown>({
    paths: { one: '/one', many: '/many' },
    delay: DELAY,
    deliver: (path, body, leaving) => {
      posts.push({ path, items: JSON.parse(body), leaving });
      return receipt();
    },
  });
  return { outbox, posts };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps quiet until the delay is over, and starts no timer for nothing', async () => {
  const { outbox, posts } = setUp();
  expect(jest.getTimerCount()).toBe(0);
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY - 1);
  expect(posts).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(posts).toEqual([{ path: '/one', items: 1, leaving: false }]);
  expect(jest.getTimerCount()).toBe(0);
});

it('sends several together', async () => {
  const { outbox, posts } = setUp();
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY / 2);
  outbox.put(2);
  await jest.advanceTimersByTimeAsync(DELAY / 2);
  expect(posts).toEqual([{ path: '/many', items: [1, 2], leaving: false }]);
});

it('keeps fifty, the first ones', async () => {
  const { outbox, posts } = setUp();
  for (let item = 0; item < 200; item += 1) outbox.put(item);
  await jest.advanceTimersByTimeAsync(DELAY);
  expect(posts).toEqual([
    { path: '/many', items: Array.from({ length: 50 }, (_, item) => item), leaving: false },
  ]);
});

it('sends again what nobody answered, and not what was refused', async () => {
  const receipts: Receipt[] = ['lost', 'refused'];
  const { outbox, posts } = setUp(async () => receipts.shift() ?? 'taken');
  outbox.put('a');
  await jest.advanceTimersByTimeAsync(DELAY);
  outbox.put('b');
  await jest.advanceTimersByTimeAsync(DELAY);
  expect(posts.map(({ items }) => items)).toEqual(['a', ['a', 'b']]);
  outbox.put('c');
  await jest.advanceTimersByTimeAsync(DELAY * 3);
  expect(posts.map(({ items }) => items)).toEqual(['a', ['a', 'b'], 'c']);
});

it('does not grow past fifty while nobody answers', async () => {
  let size = 0;
  const { outbox, posts } = setUp(async () => 'lost');
  for (let round = 0; round < 5; round += 1) {
    for (let item = 0; item < 40; item += 1) outbox.put(item);
    await jest.advanceTimersByTimeAsync(DELAY);
    size = Math.max(size, ...posts.map(({ items }) => (items as unknown[]).length));
  }
  expect(size).toBe(50);
});

it('waits for a collector that hangs instead of asking it again', async () => {
  let answer: (receipt: Receipt) => void = () => {};
  const { outbox, posts } = setUp(() => new Promise((resolve) => (answer = resolve)));
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY);
  outbox.put(2);
  await jest.advanceTimersByTimeAsync(DELAY * 10);
  expect(posts).toHaveLength(1);
  answer('taken');
  await jest.advanceTimersByTimeAsync(DELAY);
  expect(posts.map(({ items }) => items)).toEqual([1, 2]);
});

it('cuts what is too large for a page that goes away, and drops what no body can hold', async () => {
  const { outbox, posts } = setUp();
  outbox.put('x'.repeat(30_000));
  for (let item = 0; item < 10; item += 1) outbox.put(`${item}${'文'.repeat(2_000)}`);
  await jest.advanceTimersByTimeAsync(DELAY * 3);
  const sizes = posts.map(({ items }) => Buffer.byteLength(JSON.stringify(items)));
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  expect(posts.flatMap(({ items }) => items as string[]).map((item) => item[0])).toEqual([...'0123456789']);
});

it('sends at once when the page goes away, and nothing twice', async () => {
  const { outbox, posts } = setUp();
  outbox.leave();
  outbox.put(1);
  outbox.leave();
  outbox.leave();
  await jest.advanceTimersByTimeAsync(DELAY * 2);
  expect(posts).toEqual([{ path: '/one', items: 1, leaving: true }]);
});

it('is silent once it is closed, also when an answer comes late', async () => {
  let answer: (receipt: Receipt) => void = () => {};
  const { outbox, posts } = setUp(() => new Promise((resolve) => (answer = resolve)));
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY);
  outbox.put(2);
  outbox.close();
  answer('lost');
  outbox.put(3);
  outbox.leave();
  await jest.advanceTimersByTimeAsync(DELAY * 2);
  expect(posts.map(({ items }) => items)).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
});
