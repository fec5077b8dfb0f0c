import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { accessSchema } from '../../../src/domain/instance/instance';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { instanceOf } from './customer';
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

describe('access information', () => {
  const ask = (body: object) =>
    client.post(`instance/${instanceOf('uptime-probe').instanceId}/access`, body, token);

  it('needs a proof that holds for five minutes, in this session only', async () => {
    expect(await ask({})).toMatchObject({ code: INSTANCE_ERROR.proofRequired });
    const first = v.parse(accessSchema, (await ask({ password: 'Market#2026' })).result);
    expect(first.validForSeconds).toBe(300);
    client.advance(200);
    expect(v.parse(accessSchema, (await ask({})).result)).toEqual({ ...first, validForSeconds: 100 });
    const mine = token;
    token = await client.signIn();
    expect(await ask({})).toMatchObject({ code: INSTANCE_ERROR.proofRequired });
    token = mine;
    client.advance(101);
    expect(await ask({})).toMatchObject({ code: INSTANCE_ERROR.proofRequired });
  });

  it('takes a code sent to the person’s own number, once', async () => {
    await client.post(`instance/${instanceOf('uptime-probe').instanceId}/access/code`, undefined, token);
    const code = db().smsMessages.at(-1)?.code ?? '';
    expect(await ask({ smsVerificationCode: code })).toMatchObject({ code: 200 });
    client.advance(301);
    expect((await ask({ smsVerificationCode: code })).code).not.toBe(200);
  });

  it('counts wrong passwords until the account is locked', async () => {
    for (let count = 0; count < 9; count += 1) await ask({ password: 'wrong' });
    expect((await ask({ password: 'wrong' })).message).toMatch(/Too many wrong passwords/);
    expect((await ask({ password: 'Market#2026' })).message).toMatch(/Too many wrong passwords/);
  });
});
