import type { HTTPRequest } from 'puppeteer';
import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { until } from '../support/waiting';

const ENTRY = /\/umi\.\w+\.js$/;

/** Opens a page whose entry does not arrive until the returned function is called. */
async function opensWithoutCode({ page }: Person, path: string): Promise<() => Promise<void>> {
  await page.setRequestInterception(true);
  const held: HTTPRequest[] = [];
  const hold = (request: HTTPRequest) => {
    if (ENTRY.test(request.url())) held.push(request);
    else void request.continue();
  };
  page.on('request', hold);
  void page.goto(new URL(path, process.env.PORTAL_ORIGIN).href).catch(() => {});
  await until('the entry is requested', () => held.length > 0);
  return async () => {
    page.off('request', hold);
    page.on('request', (request) => void request.continue());
    await Promise.all(held.map((request) => request.continue()));
  };
}

/** The calls besides the one that signed in. */
const reads = ({ calls }: Person) => calls.filter(({ method }) => method === 'GET');
const settled = (person: Person) => reads(person).filter(({ outcome }) => outcome !== undefined);
const urls = (person: Person) =>
  reads(person)
    .map(({ url }) => url)
    .sort();

const VISITS: { path: string; user?: string; calls: string[] }[] = [
  { path: '/serviceMarket', calls: ['column/list', 'service/list'] },
  {
    path: '/serviceMarket/detail/tab1?serviceId=live-transcription',
    calls: ['column/list', 'service/live-transcription'],
  },
  {
    path: '/usercenter/order',
    user: 'user',
    calls: ['column/list', 'order/list', 'user/query/current/userInfo'],
  },
  {
    path: '/list/table-list',
    user: 'admin',
    calls: ['rule', 'rule/owners', 'user/query/current/userInfo'],
  },
];

for (const { path, user, calls } of VISITS) {
  journey(
    `${path} has its data before its code, and asks for none of it again`,
    { isFirstVisit: true },
    async (person) => {
      await person.opens('/favicon.svg');
      if (user) await person.isSignedInAs(user);
      const arrives = await opensWithoutCode(person, path);
      await until('the first reads are answered', () => settled(person).length === calls.length);
      expect(urls(person)).toEqual(calls);
      await arrives();
      await person.page.waitForFunction(
        () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
      );
      const again = calls.filter((url) => person.callsTo(url).length !== 1);
      expect(again).toEqual([]);
    },
  );
}

journey('nothing is asked for a visitor on a page for users', { isFirstVisit: true }, async (person) => {
  await person.opens('/favicon.svg');
  const arrives = await opensWithoutCode(person, '/usercenter/order');
  await arrives();
  await person.page.waitForFunction(() => location.pathname === '/login' && document.querySelector('h1'));
  expect(person.callsTo('order/list')).toEqual([]);
});

journey('an id that leads to another endpoint is not asked early', { isFirstVisit: true }, async (person) => {
  const arrives = await opensWithoutCode(person, '/serviceMarket/detail/tab1?serviceId=..');
  await until('the first reads are answered', () => settled(person).length > 0);
  expect(urls(person)).toEqual(['column/list']);
  await arrives();
});
