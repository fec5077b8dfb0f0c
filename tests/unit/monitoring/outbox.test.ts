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

it('sends after the delay, and needs no timer while empty', async () => {
  const { outbox, posts } = setUp();
  expect(jest.getTimerCount()).toBe(0);
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY - 1);
  expect(posts).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(posts).toEqual([{ path: '/one', items: 1, leaving: false }]);
  expect(jest.getTimerCount()).toBe(0);
});

it('sends several items together', async () => {
  const { outbox, posts } = setUp();
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY / 2);
  outbox.put(2);
  await jest.advanceTimersByTimeAsync(DELAY / 2);
  expect(posts).toEqual([{ path: '/many', items: [1, 2], leaving: false }]);
});

it('keeps the first fifty items', async () => {
  const { outbox, posts } = setUp();
  for (let item = 0; item < 200; item += 1) outbox.put(item);
  await jest.advanceTimersByTimeAsync(DELAY);
  expect(posts).toEqual([
    { path: '/many', items: Array.from({ length: 50 }, (_, item) => item), leaving: false },
  ]);
});

it('sends lost items again, but not refused ones', async () => {
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

it('is limited to fifty items without replies', async () => {
  let size = 0;
  const { outbox, posts } = setUp(async () => 'lost');
  for (let round = 0; round < 5; round += 1) {
    for (let item = 0; item < 40; item += 1) outbox.put(item);
    await jest.advanceTimersByTimeAsync(DELAY);
    size = Math.max(size, ...posts.map(({ items }) => (items as unknown[]).length));
  }
  expect(size).toBe(50);
});

it('waits for a pending request instead of sending again', async () => {
  let reply: (receipt: Receipt) => void = () => {};
  const { outbox, posts } = setUp(() => new Promise((resolve) => (reply = resolve)));
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY);
  outbox.put(2);
  await jest.advanceTimersByTimeAsync(DELAY * 10);
  expect(posts).toHaveLength(1);
  reply('taken');
  await jest.advanceTimersByTimeAsync(DELAY);
  expect(posts.map(({ items }) => items)).toEqual([1, 2]);
});

it('sends only as much as fits when the page is closed, and drops oversized items', async () => {
  const { outbox, posts } = setUp();
  outbox.put('x'.repeat(30_000));
  for (let item = 0; item < 10; item += 1) outbox.put(`${item}${'文'.repeat(2_000)}`);
  await jest.advanceTimersByTimeAsync(DELAY * 3);
  const sizes = posts.map(({ items }) => Buffer.byteLength(JSON.stringify(items)));
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  expect(posts.flatMap(({ items }) => items as string[]).map((item) => item[0])).toEqual([...'0123456789']);
});

it('sends immediately when the page is closed, without duplicates', async () => {
  const { outbox, posts } = setUp();
  outbox.leave();
  outbox.put(1);
  outbox.leave();
  outbox.leave();
  await jest.advanceTimersByTimeAsync(DELAY * 2);
  expect(posts).toEqual([{ path: '/one', items: 1, leaving: true }]);
});

it('sends nothing after it was closed', async () => {
  let reply: (receipt: Receipt) => void = () => {};
  const { outbox, posts } = setUp(() => new Promise((resolve) => (reply = resolve)));
  outbox.put(1);
  await jest.advanceTimersByTimeAsync(DELAY);
  outbox.put(2);
  outbox.close();
  reply('lost');
  outbox.put(3);
  outbox.leave();
  await jest.advanceTimersByTimeAsync(DELAY * 2);
  expect(posts.map(({ items }) => items)).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
});
