import * as v from 'valibot';
import { currentTime } from '@/domain/currentTime';
import { createHarness, failure, held, json, type ReplyHandler, settle } from './harness';

const ok: ReplyHandler = () => json({ code: 0, result: { count: 1 } });
const READ = { maxAgeSeconds: 60, skipAuth: true } as const;
const WRITE = { method: 'post' } as const;

/** What each call allows the browser's cache: `default` goes by the headers of the reply. */
function start(reply: ReplyHandler = ok, options: { token?: string } = {}) {
  const harness = createHarness(reply, options);
  const modes = () => harness.sent.map((call) => (call as RequestInit).cache ?? 'default');
  return { ...harness, modes };
}

describe('the browser’s cache', () => {
  it('is asked again by the first read of a page, and may answer the next ones', async () => {
    const { request, modes } = start();
    for (let call = 0; call < 3; call += 1) await request('service/list', READ);
    expect(modes()).toEqual(['no-cache', 'default', 'default']);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'answers no read before it is asked again after a %s',
    async (method) => {
      const { request, modes } = start();
      await request('service/list', READ);
      await request('order', { method });
      await request('service/list', READ);
      await request('service/list', READ);
      expect(modes()).toEqual(['no-cache', 'default', 'no-cache', 'default']);
    },
  );

  it('is asked again after a write whose outcome is unknown', async () => {
    const { request, modes } = start(({ url }) => {
      if (url.endsWith('/order')) throw new TypeError('Failed to fetch');
      return json({ code: 0 });
    });
    await request('service/list', READ);
    await failure(request('order', WRITE));
    await request('service/list', READ);
    expect(modes().at(-1)).toBe('no-cache');
  });

  it('is not trusted for a read that was under way during a write', async () => {
    const { replies, reply } = held();
    const { request, modes } = start((sent) => (sent.url.endsWith('/order') ? ok(sent) : reply(sent)));
    const before = request('service/list', READ);
    await settle();
    await request('order', WRITE);
    replies[0]?.(json({ code: 0 }));
    await before;
    void request('service/list', READ);
    await settle();
    expect(modes()).toEqual(['no-cache', 'default', 'no-cache']);
  });

  it.each<[string, () => Response]>([
    ['fails', () => json({ code: 500 }, 500)],
    ['cannot be read', () => json({ code: 0, result: [] })],
  ])('is asked again by the retry of a read that %s', async (_, broken) => {
    const replies = [json({ code: 0, result: { count: 1 } }), broken()];
    const { request, modes } = start(() => replies.shift() ?? json({ code: 0, result: { count: 2 } }));
    const read = { ...READ, schema: v.object({ count: v.number() }) };
    await request('service/list', read);
    await failure(request('service/list', read));
    await expect(request('service/list', read)).resolves.toEqual({ count: 2 });
    expect(modes()).toEqual(['no-cache', 'default', 'no-cache']);
  });

  it('keeps addresses, queries and languages apart', async () => {
    const { request, modes, environment } = start();
    const read = (sort: string) => request('service/list', { ...READ, params: { sort } });
    await read('price');
    await read('rating');
    await request('column/list', READ);
    environment.locale = 'zh-CN';
    await read('price');
    expect(modes()).toEqual(['no-cache', 'no-cache', 'no-cache', 'no-cache']);
  });

  it('neither answers nor keeps a call with a token', async () => {
    const { request, modes } = start(ok, { token: 'T1' });
    const read = { maxAgeSeconds: 60 };
    await request('column/list', read);
    await request('column/list', read);
    await request('order/list');
    await request('service/list', READ);
    expect(modes()).toEqual(['no-store', 'no-store', 'no-store', 'no-cache']);
  });

  it('does not make the server’s clock go back by what it has kept', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
    const ahead = [86_400_000, 86_400_000 - 50_000];
    const { request } = start(() => {
      const reply = json({ code: 0 });
      reply.headers.set('Date', new Date(Date.now() + (ahead.shift() ?? 0)).toUTCString());
      return reply;
    });
    await request('service/list', READ);
    await request('service/list', READ);
    expect(currentTime() - Date.now()).toBe(86_400_000);
    await request('order', WRITE);
    expect(currentTime() - Date.now()).toBe(0);
    jest.useRealTimers();
  });

  it('is left to the headers of the reply for other calls of a visitor', async () => {
    const { request, modes } = start();
    await request('user/captcha', { skipAuth: true });
    expect(modes()).toEqual(['default']);
  });
});
