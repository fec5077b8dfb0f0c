import { feedPath } from '../../../src/domain/instance/calendarFeed';
import { createMockClient } from './mockClient';

const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

const state = async () => (await client.get('calendar/feed', token)).result;
const create = async () =>
  ((await client.post('calendar/feed', undefined, token)).result as { token: string }).token;
const read = (feedToken: string) =>
  client.send('GET', feedPath(feedToken), undefined, { host: 'market.test:8000' });

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
