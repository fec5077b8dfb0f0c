import { db } from '../../../mock/lib/db';
import { refusal } from '../../../mock/lib/failure';
import { handlers } from '../../../mock/lib/handlers';
import { MockFile } from '../../../mock/lib/http';
import { endpoint } from '../../../src/domain/endpoint';
import { exchange } from '../../support/mockExchange';
import { client, signInBeforeEach, token } from './mockClient';

signInBeforeEach('admin');

const DAY_SECONDS = 86_400;

const addTag = (tag: string, key: string, by = token) =>
  client.call('POST', 'console/account/tags', { tag }, { 'x-authorization': by, 'idempotency-key': key });

it('says in every reply how long replies are kept', async () => {
  for (const path of ['column/list', 'order/list', 'demo/scenario/http-500'])
    expect((await client.send('GET', path)).headers.get('idempotency-key-max-age')).toBe(String(DAY_SECONDS));
});

it('answers a repeated key like the first time, success or refusal, whatever happened since', async () => {
  const first = await addTag('Zither', 'key-1');
  expect(first.code).toBe(200);
  const taken = await addTag('Zither', 'key-2');
  expect(taken.code).not.toBe(200);
  const removal = await client.call(
    'DELETE',
    'console/account/tags',
    { tag: 'Zither' },
    { 'x-authorization': token },
  );
  expect(removal.code).toBe(200);
  expect(await addTag('Zither', 'key-1')).toEqual(first);
  expect(await addTag('Zither', 'key-2')).toEqual(taken);
  expect(JSON.stringify(db())).not.toContain('Zither');
});

it('acts again for another user, another call and after a day', async () => {
  const link = (key: string) =>
    client.call(
      'POST',
      'console/dashboard/links',
      { path: '/editor/topology', name: '' },
      { 'x-authorization': token, 'idempotency-key': key },
    );
  expect((await addTag('Zither', 'key-1')).code).toBe(200);
  expect((await link('key-1')).code).toBe(200);
  const other = await client.signIn('user');
  expect(await addTag('Zither', 'key-1', other)).not.toEqual(await addTag('Zither', 'key-1'));
  client.advance(DAY_SECONDS);
  const nextDay = await client.signIn('admin');
  expect((await addTag('Zither', 'key-1', nextDay)).code).not.toBe(200);
});

it('keeps the session of a sign-in from whoever has its key and another body', async () => {
  const signIn = (password: string) =>
    client.call(
      'POST',
      'user/login',
      { userPhone: 'user', loginType: 1, password },
      { 'idempotency-key': 'key-1' },
    );
  const first = await signIn('Market#2026');
  expect(first.code).toBe(200);
  expect((await signIn('wrong')).result).toEqual({ captchaRequired: false });
  expect(await signIn('Market#2026')).toEqual(first);
});

describe('a call that is repeated', () => {
  const call = {
    method: 'POST',
    path: '/x',
    query: {},
    headers: { 'idempotency-key': 'key-1', 'accept-language': 'en-US' },
    body: {},
  };
  const serve = (act: () => unknown, sent: object = {}) => {
    const { 'POST /api/v1/x': handle } = handlers(
      { x: endpoint('POST x', { access: 'public' }) },
      { x: act },
    );
    return async () => (await exchange({ ...call, ...sent }, {}, handle)).json();
  };

  it('waits while the first one is at work', async () => {
    let finish = (_result: string) => {};
    const act = jest.fn(
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    const send = serve(act);
    const replies = Promise.all([send(), send()]);
    await new Promise((resolve) => setImmediate(resolve));
    finish('done');
    expect((await replies).map(({ result }) => result)).toEqual(['done', 'done']);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is done once without a body and a result as well', async () => {
    const act = jest.fn();
    const send = serve(act, { body: undefined });
    expect([await send(), await send()]).toMatchObject([
      { code: 200, result: null },
      { code: 200, result: null },
    ]);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('gets the result as it was, though its record has changed', async () => {
    const record = { balance: 1 };
    const send = serve(() => record);
    await send();
    record.balance = 2;
    expect((await send()).result).toEqual({ balance: 1 });
  });

  it('gets a file again', async () => {
    const send = serve(() => new MockFile('a.json', 'application/json', Buffer.from('{"balance":1}')));
    expect([await send(), await send()]).toEqual([{ balance: 1 }, { balance: 1 }]);
  });

  it('acts after a crash, and not after a refusal', async () => {
    const act = jest
      .fn(refusal(46001, { zh: '不行', en: 'No' }))
      .mockImplementationOnce(() => {
        throw new Error('a crash');
      })
      .mockImplementationOnce(() => {
        throw refusal(46001, { zh: '不行', en: 'No' })();
      });
    const send = serve(act);
    const log = jest.spyOn(console, 'error').mockImplementation();
    const codes = [(await send()).code, (await send()).code, (await send()).code];
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    expect(codes).toEqual([500, 46001, 46001]);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
