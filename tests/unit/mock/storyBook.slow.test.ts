import { playStep, type Run, resolve, toSteps } from '@/pages/demo/components/lab/story';
import { readJson } from '../../../mock/lib/content';
import { storyBookSchema } from '../../../src/domain/demo';
import type { Renewal } from '../../../src/domain/instance/renewalForecast';
import { type Statement, statementDifference } from '../../../src/domain/money/statement';
import type { Order } from '../../../src/domain/order/order';
import { RequestError } from '../../../src/domain/requestError';
import { createMockClient, type Envelope } from './mockClient';

const book = readJson('stories.json', storyBookSchema);
const LOST = 1999;

/** Plays a story to each of its steps in turn, and reads as its user in between. */
function startStory(id: string) {
  const story = book.stories.find((found) => found.id === id);
  if (!story) throw new Error(`No story ${id}`);
  const steps = toSteps(book, story);
  const client = createMockClient();
  let run: Run = { position: 0, facts: book.values, offsetSeconds: 0, page: '/home' };

  async function send(key: string, body?: unknown, token?: string): Promise<unknown> {
    const [method = '', path = ''] = key.split(' ');
    const headers = { 'x-mock-state': 'story-1', ...(token && { 'x-authorization': token }) };
    const response = await client.send(method, path, body, headers).catch(() => undefined);
    if (response?.status !== 200)
      throw new RequestError('network', 'Down', { code: response?.status ?? LOST });
    const { code, message, result }: Envelope = await response.json();
    if (code !== 200) throw new RequestError('business', message, { code });
    return result;
  }

  return {
    steps,
    /** Plays up to the step with this sentence, and expects none to fail. */
    async playTo(sentence: string | RegExp) {
      if (run.position === 0) {
        const { offsetSeconds } = (await send('POST demo/start', { startsAt: book.startsAt })) as Run;
        run = { ...run, offsetSeconds };
      }
      const target = steps.findIndex(([first]) => first?.en?.match(sentence));
      expect(target).toBeGreaterThanOrEqual(run.position);
      for (const step of steps.slice(run.position, target + 1)) {
        run = await playStep(step, run, send);
        expect(run.failure).toBeUndefined();
      }
    },
    page: () => resolve(run.page, run.facts),
    /** Reads `$order.orderId` from what the calls have kept. */
    fact: <T>(path: string) => resolve(path, run.facts) as T,
    async read<T>(path: string): Promise<T> {
      return (await send(
        `GET ${resolve(path, run.facts)}`,
        undefined,
        resolve('$session.token', run.facts) as string,
      )) as T;
    },
  };
}

type Started = ReturnType<typeof startStory>;
interface Messages {
  list: { title: string; target?: { kind: string; id: string } }[];
}

const messages = async ({ read }: Started, topic: string) =>
  (await read<Messages>(`message/list?topic=${topic}&pageSize=50`)).list.map(({ title, target }) => ({
    title,
    target,
  }));
const aims = async (story: Started, topic: string) =>
  (await messages(story, topic)).map(({ target }) => target);
const endsOf = async ({ read, fact }: Started) => {
  const { list } = await read<{ list: Renewal[] }>('instance/renewals');
  return list.find(({ instanceId }) => instanceId === fact('$plan.instanceId'))?.endsOn;
};
const usedOf = async ({ read }: Started) => {
  const { usage } = await read<{ usage: { allowance: { used: number; total: number } } }>(
    'instance/$bought.instanceId/detail',
  );
  return Math.floor((usage.allowance.used / usage.allowance.total) * 100);
};

it.each(book.stories)('the story “$title.en” leads from step to step, each with a page', async ({ id }) => {
  const story = startStory(id);
  for (const step of story.steps) {
    await story.playTo(step[0]?.en ?? '');
    expect(story.page()).toMatch(/^\/[a-z][\w/?=&-]+$/i);
  }
});

it('uses up the pack in seven weeks, with a message at half of it', async () => {
  const story = startStory('month');
  await story.playTo(/^Requests a personal invoice/);
  const invoices = await story.read<{ list: object[] }>('invoice/list');
  expect(invoices.list[0]).toMatchObject({ status: 'requested', amount: story.fact('$bought.paidAmount') });
  expect(JSON.stringify(await messages(story, 'service'))).not.toContain('50% used');
  await story.playTo(/^26 days later/);
  expect(await usedOf(story)).toBe(51);
  expect(await messages(story, 'service')).toContainEqual({
    title: expect.stringMatching(/^50% used/),
    target: { kind: 'service', id: story.fact('$bought.instanceId') },
  });
  await story.playTo(/^25 days later/);
  expect(await usedOf(story)).toBe(100);
});

it('renews the service that ends first, and ends it as before after the refund', async () => {
  const story = startStory('month');
  await story.playTo(/^The calendar of renewals/);
  const { list } = await story.read<{ list: Renewal[] }>('instance/renewals');
  expect(list[0]).toMatchObject({ price: expect.any(Number) });
  expect(list[0]?.openOrder).toBeUndefined();
  await story.playTo(/^Renews that service/);
  const before = story.fact<string>('$plan.endsOn');
  expect(story.fact<Order>('$order')).toMatchObject({ payChannel: 'alipay', orderType: 'renew' });
  expect(Date.parse((await endsOf(story)) ?? '')).toBeGreaterThan(Date.parse(before));
  await story.playTo(/^Reviews the pack/);
  expect(await story.read('order/$bought.orderId')).toMatchObject({ review: { review: { stars: 4 } } });
  await story.playTo(/^Gets the renewal refunded/);
  expect(await endsOf(story)).toBe(before);
  expect(await aims(story, 'refund')).toContainEqual({ kind: 'order', id: story.fact('$order.orderId') });
});

it('adds up in the statement, and keeps the account open', async () => {
  const story = startStory('month');
  await story.playTo(/^Checks the statement/);
  const statement = await story.read<Statement>('balance/statement/current');
  const { orderId, paidAmount: amount } = story.fact<Order>('$order');
  expect(statementDifference(statement)).toBe(0);
  expect(statement.lines).toContainEqual(expect.objectContaining({ category: 'refund', orderId, amount }));
  await story.playTo(/^Asks to close the account/);
  const { state, blockers } = await story.read<{ state: string; blockers: { kind: string }[] }>(
    'user/closing',
  );
  expect(state).toBe('active');
  expect(blockers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['services', 'balance']));
});

it('gets the whole amount back after three days, booked as a charge', async () => {
  const story = startStory('refund');
  await story.playTo(/^Requests the refund/);
  const { orderId, paidAmount: amount } = story.fact<Order>('$order');
  expect(await story.read('order/$order.orderId')).toMatchObject({
    payChannel: 'alipay',
    refund: { amount, destination: 'channel' },
  });
  await story.playTo(/^Finds the refund/);
  expect(await aims(story, 'refund')).toContainEqual({ kind: 'order', id: orderId });
  const { list } = await story.read<{ list: object[] }>('charge/list?pageSize=50');
  expect(list).toContainEqual(expect.objectContaining({ category: 'refund', orderId, amount }));
});

it('is told of a setup that failed, and gets the money back in seven days', async () => {
  const story = startStory('outage');
  await story.playTo(/^The provider has no capacity/);
  const target = { kind: 'order', id: story.fact('$order.orderId') };
  expect(await aims(story, 'service')).toContainEqual(target);
  await story.playTo(/^7 days later/);
  expect(story.fact('$first.orderId')).toBe(target.id);
  expect(await aims(story, 'refund')).toContainEqual(target);
});

it('names what was expected of a call, and what was found', async () => {
  const run: Run = { position: 0, facts: { order: { orderId: '17' } }, offsetSeconds: 0, page: '/home' };
  const step = [{ call: 'GET order/$order.orderId', expect: { status: 'paid' } }];
  const played = await playStep(step, run, async () => ({ status: 'closed', code: 'a code of its own' }));
  expect(played).toMatchObject({
    position: 0,
    failure: {
      call: 'GET order/17',
      expected: 'code 200, status paid',
      found: 'code 200, status closed',
    },
  });
  const refused = await playStep(step, run, () =>
    Promise.reject(new RequestError('business', 'No', { code: 404 })),
  );
  expect(refused.failure).toMatchObject({ found: 'code 404, message No' });
  await expect(playStep([{ call: 'GET order/$other.orderId' }], run, async () => ({}))).rejects.toThrow(
    'other.orderId',
  );
  await expect(playStep(step, run, () => Promise.reject(new Error('A bug')))).rejects.toThrow('A bug');
});
