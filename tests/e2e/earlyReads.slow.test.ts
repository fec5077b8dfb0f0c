import { journey } from '../support/e2eJourney';
import { holdsEntry, opensHeld } from '../support/heldEntry';
import type { Person } from '../support/person';
import { opensAs } from '../support/signIn';
import { isPageLoaded, until } from '../support/waiting';

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
  { path: '/account/settings', user: 'admin', calls: ['user/query/current/userInfo'] },
];

for (const { path, user, calls } of VISITS) {
  journey(
    `${path} has its data before its code, and asks for none of it again`,
    { isFirstVisit: true },
    async (person) => {
      if (user) await opensAs(person, user, '/favicon.svg');
      const arrives = await opensHeld(person, path);
      await until('the first reads are answered', () => settled(person).length === calls.length);
      expect(urls(person)).toEqual(calls);
      await arrives();
      await person.page.waitForFunction(isPageLoaded);
      await person.rests();
      const again = calls.filter((url) => person.callsTo(url).length !== 1);
      expect(again).toEqual([]);
    },
  );
}

journey(
  'nothing is read early for an id that leads to another endpoint, nor for a visitor on a page for users',
  { isFirstVisit: true },
  async (person) => {
    const { opens, release } = await holdsEntry(person);
    await opens('/serviceMarket/detail/tab1?serviceId=..');
    await until('the first reads are answered', () => settled(person).length > 0);
    expect(urls(person)).toEqual(['column/list']);
    await opens('/usercenter/order');
    await release();
    await person.isAt('/login?redirect=%2Fusercenter%2Forder');
    await person.page.waitForFunction(isPageLoaded);
    expect(person.callsTo('order/list')).toEqual([]);
  },
);
