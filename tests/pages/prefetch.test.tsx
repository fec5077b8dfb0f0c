import { prefetchRouteCode } from '@/layouts/root/routeCode';
import { passTime } from '../support/clock';
import { openPage } from '../support/renderApp';

jest.mock('@/layouts/root/routeCode', () => ({ loadRouteCode: jest.fn(), prefetchRouteCode: jest.fn() }));

/** Milliseconds until the late parts of the portal are there, and have waited for the page. */
const READING_MS = 6_000;

afterEach(() => jest.mocked(prefetchRouteCode).mockClear());

async function reads(address: string, account?: string): Promise<string[]> {
  await openPage(address, { account });
  await passTime(READING_MS);
  return jest.mocked(prefetchRouteCode).mock.calls.map(([, path]) => path);
}

it('fetches the code of the page to which this one usually leads, once', async () => {
  expect(await reads('/home')).toEqual(['/serviceMarket']);
});

it('knows the page of an order by its path without the number', async () => {
  expect(await reads('/usercenter/order', 'user')).toEqual(['/usercenter/order/0']);
});

it('fetches no page that the user may not open, nor after a page that leads anywhere', async () => {
  const market = '/serviceMarket/detail/tab1?serviceId=live-transcription';
  expect(await reads(market)).toEqual([]);
  expect(await reads('/announcement')).toEqual([]);
});

it('fetches nothing on a connection that saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await reads('/home')).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});
