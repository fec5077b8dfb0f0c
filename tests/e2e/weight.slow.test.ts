import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { isScript, loadedFiles, totalBytes } from '../support/weight';

/** A text that identifies each library in minified code. */
const HEAVY = {
  ProLayout: 'ant-pro-layout',
  'ProComponents tables': 'pro-table',
  "antd's generated styles": 'data-token-hash',
  charts: 'data-chart',
  moment: '_isAMomentObject',
  axios: 'AxiosError',
  'core-js': '__core-js_shared__',
  'the parser of messages': 'argNameOrNumber',
};

interface Budget {
  path: string;
  user?: 'admin';
  /** Bytes of script over the wire, gzip, headers included. */
  bytes: number;
  /** Libraries that the page uses. */
  uses?: (keyof typeof HEAVY)[];
}

const BUDGETS: Budget[] = [
  { path: '/login', bytes: 205_000 },
  { path: '/register', bytes: 219_000 },
  { path: '/home', bytes: 198_000 },
  { path: '/list/table-list', user: 'admin', bytes: 352_000, uses: ['ProLayout'] },
  { path: '/dashboard/analysis', user: 'admin', bytes: 410_000, uses: ['ProLayout', 'charts'] },
];

for (const { path, user, bytes, uses = [] } of BUDGETS) {
  journey(
    `${path} loads no unused library and stays within its budget`,
    { isFirstVisit: true },
    async (person) => {
      if (user) {
        await person.opens('/favicon.svg');
        await person.isSignedInAs(user);
      }
      const scripts = (await loadedFiles(person.page, path)).filter(isScript);
      expect(scripts.length).toBeGreaterThan(0);
      expect(totalBytes(scripts)).toBeLessThanOrEqual(bytes);
      const unused = Object.entries(HEAVY).filter(([library]) => !uses.some((used) => used === library));
      const found: string[] = [];
      for (const script of scripts) {
        const code = await (await fetch(new URL(script.path, process.env.PORTAL_ORIGIN))).text();
        for (const [library, word] of unused) {
          if (code.includes(word)) found.push(`${library} in ${script.path}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
}

/** Opens a page and returns the paths of what it has requested. */
async function requestsOf({ page }: Person, path: string): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(new URL(path, process.env.PORTAL_ORIGIN).href, { waitUntil: 'networkidle0' });
  return requested;
}

/** Opens a page and returns its preloaded files with the number of requests for each. */
async function filesAhead(person: Person, path: string) {
  const { page } = person;
  const requested = await requestsOf(person, path);
  const files = await page.$$eval('link[rel="preload"]', (links) =>
    links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  return files.map((file) => ({
    file: file.replace(/\.[0-9a-f]{8}\./, '.'),
    requests: requested.filter((path) => path.split('/').at(-1) === file.split('/').at(-1)).length,
  }));
}

journey('the code of a page is preloaded one time, from the URL that the page uses', {}, async (person) => {
  const ahead = await filesAhead(person, '/agreement/privacy');
  expect(ahead.map(({ file }) => file)).toContain('/src__pages__agreement__privacy.async.js');
  expect(ahead.filter(({ requests }) => requests !== 1)).toEqual([]);
});

journey('the code of a member page is preloaded for a signed-in user', {}, async (person) => {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  const ahead = await filesAhead(person, '/usercenter/overview');
  expect(ahead.map(({ file }) => file)).toContain('/src__pages__usercenter__overview.async.js');
  expect(ahead.filter(({ requests }) => requests !== 1)).toEqual([]);
});

journey('the scripts of a frequent page are one file, and none is requested again', {}, async (person) => {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  const requested = await requestsOf(person, '/usercenter/order');
  const ofPage = (name: RegExp) => requested.filter((path) => name.test(path));
  expect(ofPage(/\/page\.usercenter-order\.\w+\.js$/)).toHaveLength(1);
  expect(ofPage(/\/(frame|layouts__PortalFrame|src__pages__usercenter\w*)\.\w+\.async\.js$/)).toEqual([]);
});
