import { journey } from '../support/e2eJourney';
import { callMock } from '../support/mockCalls';
import { type SESSIONS, walkSession } from '../support/sessions';
import { opensAs } from '../support/signIn';
import { isScript, loadedFiles, repeatedShare, totalBytes } from '../support/weight';

/** A text that identifies each library in minified code. */
const HEAVY = {
  ProLayout: 'ant-pro-layout',
  'ProComponents tables': 'pro-table',
  'generated styles': 'data-token-hash',
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
  uses?: readonly (keyof typeof HEAVY)[];
}

/** ProLayout generates its styles in the browser. */
const PRO_LAYOUT = ['ProLayout', 'generated styles'] as const;

const BUDGETS: Budget[] = [
  { path: '/login', bytes: 222_900 },
  { path: '/register', bytes: 234_500 },
  { path: '/home', bytes: 209_500 },
  { path: '/list/table-list', user: 'admin', bytes: 472_500, uses: PRO_LAYOUT },
  { path: '/dashboard/analysis', user: 'admin', bytes: 522_000, uses: [...PRO_LAYOUT, 'charts'] },
];

for (const { path, user, bytes, uses = [] } of BUDGETS) {
  journey(
    `${path} loads no unused library and stays within its budget`,
    { isFirstVisit: true },
    async (person) => {
      if (user) await opensAs(person, user, '/favicon.svg');
      const scripts = (await loadedFiles(person.page, path)).filter(isScript);
      expect(scripts.length).toBeGreaterThan(0);
      expect(totalBytes(scripts)).toBeLessThanOrEqual(bytes);
      const unused = Object.entries(HEAVY).filter(([library]) => !uses.some((used) => used === library));
      const found: string[] = [];
      for (const script of scripts) {
        const url = new URL(script.path, process.env.PORTAL_ORIGIN);
        const code = await (await fetch(url, { headers: { connection: 'close' } })).text();
        for (const [library, word] of unused) {
          if (code.includes(word)) found.push(`${library} in ${script.path}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
}

/** Bytes of script of a whole session over the wire. */
const SESSION_BUDGETS: Record<keyof typeof SESSIONS, number> = { buyer: 820_000, operator: 850_000 };
const REPEATED_SHARE = 0.1;

it.each(Object.entries(SESSION_BUDGETS))(
  'the session of the %s downloads hardly any code twice',
  async (name, bytes) => {
    await callMock('demo/reset', {});
    const steps = await walkSession(name as keyof typeof SESSIONS);
    const scripts = steps.flatMap(({ files }) => files.filter(isScript));
    expect(totalBytes(scripts)).toBeLessThanOrEqual(bytes);
    expect(await repeatedShare(scripts)).toBeLessThanOrEqual(REPEATED_SHARE);
  },
);
