import * as v from 'valibot';
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
  const requestAccess = (body: object) =>
    client.post(`instance/${instanceOf('uptime-probe').instanceId}/access`, body, token);

  it('needs a proof of identity, which is valid for five minutes in its session', async () => {
    expect(await requestAccess({})).toMatchObject({ code: INSTANCE_ERROR.proofRequired });
    const first = v.parse(accessSchema, (await requestAccess({ password: 'Market#2026' })).result);
    expect(first.validForSeconds).toBe(300);
    client.advance(200);
    expect(v.parse(accessSchema, (await requestAccess({})).result)).toEqual({
      ...first,
      validForSeconds: 100,
    });
    const firstToken = token;
    token = await client.signIn();
    expect(await requestAccess({})).toMatchObject({ code: INSTANCE_ERROR.proofRequired });
    token = firstToken;
    client.advance(101);
    expect(await requestAccess({})).toMatchObject({ code: INSTANCE_ERROR.proofRequired });
  });
});
