import { journey } from '../support/e2eJourney';
import { isScript, loadedFiles, totalBytes } from '../support/weight';

/** Words that each of these libraries keeps in its own minified code. */
const HEAVY = {
  ProLayout: 'ant-pro-layout',
  'ProComponents tables': 'pro-table',
  charts: '@antv',
  moment: '_isAMomentObject',
  axios: 'AxiosError',
  'core-js': '__core-js_shared__',
  'the parser of messages': 'argNameOrNumber',
};

/** Bytes of script over the wire, gzip, headers included. */
const BUDGETS = { '/login': 260_000, '/home': 300_000 };

for (const [path, budget] of Object.entries(BUDGETS)) {
  journey(
    `${path} loads no library it does not use, and keeps to its budget`,
    { isFirstVisit: true },
    async (person) => {
      const scripts = (await loadedFiles(person.page, path)).filter(isScript);
      expect(scripts.length).toBeGreaterThan(0);
      expect(totalBytes(scripts)).toBeLessThanOrEqual(budget);
      const found: string[] = [];
      for (const script of scripts) {
        const code = await (await fetch(new URL(script.path, process.env.PORTAL_ORIGIN))).text();
        for (const [library, word] of Object.entries(HEAVY)) {
          if (code.includes(word)) found.push(`${library} in ${script.path}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
}
