import * as v from 'valibot';
import {
  BINDING_ERROR,
  bindingConsentSchema,
  bindingsSchema,
  CONSENT_SECONDS,
  CONSENT_TRIES,
} from '../../../src/domain/account/accountBinding';
import {
  ACCOUNT_ITEM_KINDS,
  accountCenterSchema,
  accountItemsSchema,
} from '../../../src/domain/console/consoleAccount';
import { createMockClient, wrongCode } from './mockClient';

const PATH = 'console/account/';

let client: ReturnType<typeof createMockClient>;
let admin: string;
let user: string;

beforeEach(async () => {
  client = createMockClient();
  admin = await client.signIn('admin');
  user = await client.signIn('user');
});

const read = async <S extends v.GenericSchema>(schema: S, path: string, token = admin) =>
  v.parse(schema, (await client.get(PATH + path, token)).result);
const send = (method: string, path: string, body?: object, token = admin) =>
  client.call(method, PATH + path, body, { 'x-authorization': token });
const bound = async (token = admin) =>
  (await read(bindingsSchema, 'bindings', token)).list
    .filter(({ account }) => account)
    .map((b) => b.provider);

describe('the account center', () => {
  it('counts its items for both sample accounts', async () => {
    for (const token of [admin, user]) {
      const { counts } = await read(accountCenterSchema, 'center', token);
      for (const kind of ACCOUNT_ITEM_KINDS) {
        const { list } = await read(accountItemsSchema, `items?kind=${kind}`, token);
        expect(list).toHaveLength(counts[kind]);
        const days = list.map(({ updatedAt }) => updatedAt);
        expect(days).toEqual([...days].sort().reverse());
      }
    }
  });
});

describe('bindings', () => {
  const requestConsent = async (provider = 'dingtalk', token = admin) =>
    v.parse(bindingConsentSchema, (await send('POST', 'consents', { provider }, token)).result);
  const allow = (
    { consentId, accounts, code }: v.InferOutput<typeof bindingConsentSchema>,
    changed: { account?: string; code?: string } = {},
    token = admin,
  ) =>
    send('POST', `consents/${consentId}`, { answer: 'allow', account: accounts[0], code, ...changed }, token);

  it('are not added when the user refuses', async () => {
    const consent = await requestConsent();
    expect((await send('POST', `consents/${consent.consentId}`, { answer: 'refuse' })).code).toBe(200);
    expect((await allow(consent)).code).toBe(BINDING_ERROR.consentOver);
    expect(await bound()).toEqual(['alipay']);
  });

  it('allow several wrong codes', async () => {
    const consent = await requestConsent();
    for (let left = CONSENT_TRIES - 1; left > 0; left -= 1) {
      expect(await allow(consent, { code: consent.code === '0000' ? '1111' : '0000' })).toMatchObject({
        code: BINDING_ERROR.codeWrong,
        result: { triesLeft: left },
      });
    }
    expect((await allow(consent, { code: wrongCode(consent.code) })).code).toBe(BINDING_ERROR.consentOver);
    expect((await allow(consent)).code).toBe(BINDING_ERROR.consentOver);
  });

  it('cannot be confirmed after a while, or after a newer request', async () => {
    const old = await requestConsent();
    const consent = await requestConsent();
    expect((await allow(old)).code).toBe(BINDING_ERROR.consentOver);
    client.advance(CONSENT_SECONDS);
    expect((await allow(consent)).code).toBe(BINDING_ERROR.consentOver);
  });

  it('are refused for an account bound elsewhere, a second account of a provider, and an unknown account', async () => {
    const consent = await requestConsent();
    expect((await allow(consent, { account: consent.accounts[1] })).code).toBe(BINDING_ERROR.boundElsewhere);
    expect((await allow(await requestConsent(), { account: 'somebody' })).code).toBe(
      BINDING_ERROR.consentOver,
    );
    expect((await send('POST', 'consents', { provider: 'alipay' })).code).toBe(BINDING_ERROR.alreadyBound);
  });

  it('can be confirmed only by the user who requested them', async () => {
    expect((await allow(await requestConsent(), {}, user)).code).toBe(BINDING_ERROR.consentOver);
    expect(await bound(user)).toEqual([]);
  });

  it('do not include phone and password, which cannot be removed', async () => {
    for (const way of ['phone', 'password', 'constructor'])
      expect((await send('DELETE', `bindings/${way}`)).code).toBe(404);
    expect(await client.signIn('admin')).toBeTruthy();
  });
});
