import { journey } from '../support/e2eJourney';
import { isScript, loadedFiles } from '../support/weight';

/** Words that each of these libraries keeps in its own minified code. */
const HEAVY = {
  ProLayout: 'ant-pro-layout',
  'ProComponents tables': 'pro-table',
  charts: '@antv',
  moment: '_isAMomentObject',
  axios: 'AxiosError',
  'core-js': '__core-js_shared__',
};

for (const path of ['/login', '/home']) {
  journey(`${path} loads no library it does not use`, {}, async (person) => {
    const scripts = (await loadedFiles(person.page, path)).filter(isScript);
    expect(scripts.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const script of scripts) {
      const code = await (await fetch(new URL(script.path, process.env.PORTAL_ORIGIN))).text();
      for (const [library, word] of Object.entries(HEAVY)) {
        if (code.includes(word)) found.push(`${library} in ${script.path}`);
      }
    }
    expect(found).toEqual([]);
  });
}
