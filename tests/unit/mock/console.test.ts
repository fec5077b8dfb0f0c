import { printBanner } from '../../../mock/lib/banner';
import { createMockClient } from './mockClient';

beforeEach(() => {
  process.env.MOCK_QUIET = '0';
  globalThis.serviceMarketMockBanner = undefined;
});

afterEach(() => {
  delete process.env.MOCK_QUIET;
  delete process.env.MOCK;
  jest.restoreAllMocks();
});

function spyOnConsole() {
  return jest.spyOn(console, 'info').mockImplementation(() => undefined).mock;
}

it('the banner lists the accounts and where codes appear, once', () => {
  const { calls } = spyOnConsole();
  printBanner();
  printBanner();
  expect(calls).toHaveLength(1);
  for (const word of ['admin', '13800138000', 'user', '13900139000', 'Market#2026', '/demo']) {
    expect(calls[0]?.[0]).toContain(word);
  }
});

it('the banner is printed when the mock is loaded, but not when it is reloaded', () => {
  const { calls } = spyOnConsole();
  for (let i = 0; i < 2; i += 1) jest.isolateModules(() => require('../../../mock/server'));
  expect(calls).toHaveLength(1);
});

it('nothing is printed and no call is answered when a real back end is used', () => {
  process.env.MOCK = 'none';
  const { calls } = spyOnConsole();
  jest.isolateModules(() => {
    expect(require('../../../mock/server').default).toEqual({});
  });
  expect(calls).toEqual([]);
});

it('every SMS is printed as one line with phone, scene and code', async () => {
  globalThis.serviceMarketMockBanner = true;
  const client = createMockClient();
  const { calls } = spyOnConsole();
  const code = await client.code('13900139000', 'register');
  expect(calls).toHaveLength(1);
  for (const word of ['13900139000', 'register', code, '/demo']) expect(calls[0]?.[0]).toContain(word);
  expect(calls[0]?.[0]).not.toContain('\n');
});

it('no code is printed for a password reset of an unknown number', async () => {
  globalThis.serviceMarketMockBanner = true;
  const client = createMockClient();
  const { calls } = spyOnConsole();
  await client.post('user/sms/send', { userPhone: '13700137000', scene: 'resetPassword' });
  expect(calls[0]?.[0]).toContain('not delivered');
});

it('nothing is printed in quiet mode', async () => {
  process.env.MOCK_QUIET = '1';
  const client = createMockClient();
  const { calls } = spyOnConsole();
  await client.code('13900139000', 'login');
  expect(calls).toEqual([]);
});
