import type { CDPSession, Page } from 'puppeteer';
import { callMock } from '../mockCalls';
import { Person } from '../person';

const tokens = new Map<string, Promise<string>>();

async function newToken(userPhone: string): Promise<string> {
  const account = { userPhone, loginType: 1, password: 'Market#2026' };
  return (await callMock<{ token: string }>('user/login', account)).token;
}

/** Opens a window with an empty cache, signed in if a user is given. */
export async function newVisitor(user?: string, reducedMotion = false): Promise<Person> {
  const person = await Person.arrives({ language: 'en-US', reducedMotion });
  if (user) {
    const key = `${user} ${process.env.PORTAL_ORIGIN}`;
    const token = tokens.get(key) ?? newToken(user);
    tokens.set(key, token);
    await person.page.evaluateOnNewDocument((kept) => sessionStorage.setItem('token', kept), await token);
  }
  return person;
}

/** Simulates a slow phone: a quarter of this machine's speed, 10 Mbit/s, 40 ms latency. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (10 * 1024 * 1024) / 8,
    uploadThroughput: (10 * 1024 * 1024) / 8,
  });
  return client;
}

/** The measured pages and their users. */
export const BENCH_PAGES: { path: string; user?: 'user' | 'admin' }[] = [
  { path: '/login' },
  { path: '/home' },
  { path: '/serviceMarket' },
  { path: '/serviceMarket/detail/tab1?serviceId=live-transcription' },
  { path: '/usercenter/order', user: 'user' },
  { path: '/list/table-list', user: 'admin' },
  { path: '/dashboard/analysis', user: 'admin' },
];

/** The pages on which builds are compared. */
export const COMPARED_PAGES: typeof BENCH_PAGES = [
  ...BENCH_PAGES,
  { path: '/register' },
  { path: '/welcome', user: 'admin' },
  { path: '/form/basic-form', user: 'admin' },
  { path: '/list/search/articles', user: 'admin' },
  { path: '/account/settings', user: 'admin' },
];
