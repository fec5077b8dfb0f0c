import { db } from '../../../mock/lib/db';
import { feedPath } from '../../../src/domain/instance/calendarFeed';
import { customer } from './customer';
import { createMockClient } from './mockClient';

const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

const headers = () => ({ 'x-authorization': token });
const state = async () => (await client.get('calendar/feed', token)).result;
const create = async (language = 'en-US') => {
  const { result } = await client.call('POST', 'calendar/feed', undefined, {
    ...headers(),
    'accept-language': language,
  });
  return (result as { token: string }).token;
};
const read = (feedToken: string) =>
  client.send('GET', feedPath(feedToken), undefined, { host: 'market.test:8000' });
const lines = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

it('is a calendar of the renewals that needs no sign-in', async () => {
  const reply = await read(await create());
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const file = await reply.text();
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = lines(file).filter((line) => line === 'BEGIN:VEVENT');
  expect(events.length).toBeGreaterThan(0);
  expect(lines(file).filter((line) => line.startsWith('DTSTART:'))).toEqual(
    events.map(() => expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/)),
  );
  const ids = lines(file).filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(events.length);
  expect(ids.every((id) => /^UID:[\w-]+-\d{4}-\d\d-\d\d-(end|renewal)@market\.test$/.test(id))).toBe(true);
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
});

it('keeps the id of an event when what happens changes', async () => {
  const feedToken = await create();
  const ids = async () =>
    lines(await (await read(feedToken)).text()).filter((line) => line.startsWith('UID:'));
  customer().balance = 100_000_000;
  const covered = await ids();
  customer().balance = 1;
  // A renewal that fails is followed by the end of the service.
  expect((await ids()).filter((id) => id.includes('-renewal@'))).toEqual(
    expect.arrayContaining(covered.filter((id) => id.includes('-renewal@')).slice(0, 1)),
  );
});

it('has the texts of the language in which it was created', async () => {
  expect(await (await read(await create('zh-CN'))).text()).toContain('X-WR-CALNAME:服务续费与到期');
  expect(await (await read(await create('en-US'))).text()).toContain(
    'X-WR-CALNAME:Service renewals and end dates',
  );
});

it('is shown without its token, and with the time at which a calendar last read it', async () => {
  expect(await state()).toEqual({ feed: null });
  const feedToken = await create();
  const feed = { tokenEnd: feedToken.slice(-4), createdAt: expect.any(String) };
  expect(await state()).toEqual({ feed });
  client.advance(60);
  await read(feedToken);
  expect(await state()).toEqual({
    feed: { ...feed, lastReadAt: new Date(Date.now() + 60_000).toISOString() },
  });
});

it('is stored as a digest only', async () => {
  const feedToken = await create();
  expect(feedToken).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(db().calendarFeeds)).not.toContain(feedToken);
});

it('is revoked, as often as wanted, without touching that of another user', async () => {
  const revoked = await create();
  const customersToken = token;
  token = await client.signIn('admin');
  const other = await create();
  token = customersToken;
  for (let i = 0; i < 2; i += 1) {
    const reply = await client.call('DELETE', 'calendar/feed', undefined, headers());
    expect(reply).toMatchObject({ code: 200, result: { feed: null } });
  }
  expect((await read(revoked)).status).toBe(404);
  expect((await read(other)).status).toBe(200);
});

it.each([
  [
    'changes',
    () =>
      client.post(
        'user/password/change',
        { oldPassword: 'Market#2026', password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD },
        token,
      ),
  ],
  [
    'is reset',
    async () =>
      client.post('user/password/reset', {
        userPhone: '13900139000',
        smsVerificationCode: await client.code('13900139000', 'resetPassword'),
        password: NEW_PASSWORD,
        passwordRepeat: NEW_PASSWORD,
      }),
  ],
])('gets another address when the password %s', async (_case, change) => {
  const former = await create();
  expect(await change()).toMatchObject({ code: 200 });
  expect((await read(former)).status).toBe(404);
  token = await client.signIn('user', NEW_PASSWORD);
  expect(await state()).toEqual({ feed: null });
  const feedToken = await create();
  expect(feedToken).not.toBe(former);
  expect((await read(feedToken)).status).toBe(200);
  expect((await read(former)).status).toBe(404);
});
