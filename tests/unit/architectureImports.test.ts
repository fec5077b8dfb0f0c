import { allImports, filesBelow, filesInCycles, read } from '../support/sources';

const code = [
  ...filesBelow('src', /\.tsx?$/),
  ...filesBelow('mock', /\.ts$/),
  ...filesBelow('config', /\.ts$/),
];

const ownImports = (path: string) => allImports(path, read(path));

const offenders = (paths: string[], pattern: RegExp) => paths.filter((path) => pattern.test(read(path)));

describe('imports', () => {
  const allowed: Record<string, string[]> = {
    'src/domain/': ['src/domain/'],
    'src/browser/': ['src/browser/', 'src/domain/'],
    'src/request/': ['src/request/', 'src/domain/'],
    'src/services/': ['src/services/', 'src/request/', 'src/domain/'],
    'src/monitoring/': ['src/monitoring/', 'src/browser/', 'src/domain/', 'config/routes'],
    'src/components/': ['src/components/', 'src/browser/', 'src/domain/', 'src/locales/', 'config/theme'],
    'src/layouts/': [
      'src/layouts/',
      'src/components/',
      'src/services/',
      'src/request/',
      'src/monitoring/',
      'src/browser/',
      'src/domain/',
      'config/routes',
      'config/defaultSettings',
      'config/theme',
      'src/locales/',
    ],
    'mock/': ['mock/', 'src/domain/'],
  };

  for (const [zone, targets] of Object.entries(allowed)) {
    it(`${zone} imports only ${targets.join(', ')}`, () => {
      const violations = code
        .filter((path) => path.startsWith(zone))
        .flatMap((path) => ownImports(path).map((target) => ({ path, target })))
        .filter(({ target }) => !targets.some((start) => target.startsWith(start)));
      expect(violations).toEqual([]);
    });
  }

  it("are limited to the page's own area, and never from mock in src", () => {
    const area = (path: string) => path.split('/')[2]?.split('.')[0];
    const violations = code
      .filter((path) => path.startsWith('src/'))
      .flatMap((path) => ownImports(path).map((target) => ({ path, target })))
      .filter(
        ({ path, target }) =>
          target.startsWith('mock/') ||
          (target.startsWith('src/pages/') &&
            (!path.startsWith('src/pages/') || area(path) !== area(target))),
      );
    expect(violations).toEqual([]);
  });

  it('never cross the walls between the areas of the user center and of the lists', () => {
    const MONEY = /^(components\/money\/|coupon\/|service\/(budget|charge|statement|withdrawal)\.)/;
    const OVERVIEW = /^(components\/overview\/|index\.|overview\.)/;
    const AREAS: Record<string, (path: string) => string | undefined> = {
      'src/pages/usercenter/': (path) =>
        (MONEY.test(path) && 'money') ||
        (OVERVIEW.test(path) && 'overview') ||
        path
          .replace('order-old/', 'order/')
          .match(/^(order|service|invoice|support|message|security)\/|^components\/(menu)\//)
          ?.slice(1)
          .find(Boolean),
      // `table-list.tsx` shows rules, and `actions.tsx` what was done with them.
      'src/pages/list/': (path) =>
        path
          .replace(/^actions\./, 'table-list.')
          .match(/^(\w+?)(?:-list)?\.tsx$|^(?:components\/)?(\w+)\//)
          ?.slice(1)
          .find(Boolean)
          ?.replace('table', 'rule'),
    };
    for (const [folder, getArea] of Object.entries(AREAS)) {
      const area = (path: string) =>
        path.startsWith(folder) ? getArea(path.slice(folder.length)) : undefined;
      const own = code.filter((path) => path.startsWith(folder));
      expect(own.filter((path) => area(path) === undefined)).toEqual([]);
      const crossing = own.flatMap((path) =>
        ownImports(path)
          .filter((target) => target.startsWith(folder) && area(target) !== area(path))
          .map((target) => ({ path, target })),
      );
      expect(crossing).toEqual([]);
    }
  });

  it('run one way between config and src: src reads the site map, the settings and the theme, which import nothing', () => {
    const values = ['config/routes', 'config/defaultSettings', 'config/theme'];
    expect(
      offenders(
        values.map((path) => `${path}.ts`),
        /^import\b|\bimport\(/m,
      ),
    ).toEqual([]);
    const targets = code.filter((path) => path.startsWith('src/')).flatMap(ownImports);
    expect(targets.filter((target) => target.startsWith('config/') && !values.includes(target))).toEqual([]);
    const build = code.filter((path) => path.startsWith('config/')).flatMap(ownImports);
    expect(build.filter((target) => target.startsWith('src/pages/'))).toEqual([]);
  });

  it('keep React and antd out of domain, browser, services, request and monitoring, except in the popups', () => {
    const library = /from '(react|antd|@ant-design\/[^']*|ahooks)(\/[^']*)?'/;
    const pure = code.filter((path) => /^src\/(domain|browser|services|request|monitoring)\//.test(path));
    expect(offenders(pure, library)).toEqual(['src/request/popups.ts']);
  });

  it('use ahooks only in useQuery', () => {
    const users = offenders(code, /from 'ahooks(\/[^']*)?'/);
    expect(users).toEqual(['src/components/query/useQuery.ts']);
  });

  it('use ProComponents only in the console, so that visitors never load them', () => {
    const consolePages =
      /^src\/(components\/Console|layouts\/console|pages\/(welcome|admin|dashboard|form|list|profile|result|exception|account|editor|register-result))/;
    const users = code.filter((path) =>
      /import (?!type)[^;]*from '@ant-design\/pro-components'/.test(read(path)),
    );
    expect(users.filter((path) => !consolePages.test(path))).toEqual([]);
  });
});

describe('import cycles', () => {
  const cyclesAmong = (sources: Record<string, string>) =>
    filesInCycles(Object.keys(sources), (path) => sources[path] ?? '');

  it('are found through imports, re-exports and requires, but not in files that only import them', () => {
    const found = cyclesAmong({
      'src/page.tsx': "import { first } from '@/first';",
      'src/first.ts': "import {\n  type A,\n  second,\n} from './lib/second';",
      'src/lib/second.ts': "export { third } from './third';",
      'src/lib/third.ts': "const { first } = require('../first');\nimport './leaf';",
      'src/lib/leaf.ts': 'export const leaf = 1;',
    });
    expect(found).toEqual(['src/first', 'src/lib/second', 'src/lib/third']);
  });

  it('are not formed by type imports or lazy imports', () => {
    const found = cyclesAmong({
      'src/first.ts': "import type { B } from './second';\nimport { type C, type D } from './second';",
      'src/second.ts': "export type { A } from './first';\nconst later = () => import('./first');",
    });
    expect(found).toEqual([]);
  });

  it('are formed by type imports and lazy imports where these count', () => {
    const sources: Record<string, string> = {
      'mock/first.ts': "import type { B } from './second';",
      'mock/second.ts': "import { type A } from './first';",
      'mock/third.ts': "export type { A } from './first';",
      'mock/fourth.ts': "const { fifth }: typeof import('./fifth') = require('./fifth');",
      'mock/fifth.ts': "const later = () => import('./fourth');",
    };
    const found = filesInCycles(Object.keys(sources), (path) => sources[path] ?? '', allImports);
    expect(found).toEqual(['mock/fifth', 'mock/first', 'mock/fourth', 'mock/second']);
  });

  it('do not exist in src, mock and config, in mock not even for types', () => {
    expect(filesInCycles(code)).toEqual([]);
    expect(filesInCycles(filesBelow('mock', /\.ts$/), read, allImports)).toEqual([]);
  });
});
