import { printBanner } from '../../../mock/lib/banner';
import { createMockClient } from './mockClient';

beforeEach(() => {
  process.env.MOCK_QUIET = '0';
  globalThis.serviceMarketMockBanner = undefined;
});

afterEach(() => {
  delete process.env.MOCK_QUIET;
  jest.restoreAllMocks();
});

function printed() {
  return jest.spyOn(console, 'info').mockImplementation(() => undefined).mock;
}

it('the banner names the accounts and where codes appear, once', () => {
  const { calls } = printed();
  printBanner();
  printBanner();
  expect(calls).toHaveLength(1);
  for (const word of ['admin', '13800138000', 'user', '13900139000', 'Market#2026', '/demo']) {
    expect(calls[0]?.[0]).toContain(word);
  }
});

it('the banner is printed when a server loads the mock, not again when it is reloaded', () => {
  const { calls } = printed();
  for (let i = 0; i < 2; i += 1) jest.isolateModules(() => require('../../../mock/server'));
  expect(calls).toHaveLength(1);
});

it('every message sent is one line with phone, scene and code', async () => {
  globalThis.serviceMarketMockBanner = true;
  const client = createMockClient();
  const { calls } = printed();
  const code = await client.code('13900139000', 'register');
  expect(calls).toHaveLength(1);
  for (const word of ['13900139000', 'register', code, '/demo']) expect(calls[0]?.[0]).toContain(word);
  expect(calls[0]?.[0]).not.toContain('\n');
});

it('a reset for a number without account prints no code', async () => {
  globalThis.serviceMarketMockBanner = true;
  const client = createMockClient();
  const { calls } = printed();
  await client.post('user/sms/send', { userPhone: '13700137000', scene: 'resetPassword' });
  expect(calls[0]?.[0]).toContain('not delivered');
});

it('nothing is printed when quiet', async () => {
  process.env.MOCK_QUIET = '1';
  const client = createMockClient();
  const { calls } = printed();
  await client.code('13900139000', 'login');
  expect(calls).toEqual([]);
});
