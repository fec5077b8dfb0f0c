import routeMeta from '../../config/plugins/routeMeta';
import { collectHooks } from '../support/buildHooks';

const LAYOUT = '@@/global-layout';
const NO_DEMO = 'layouts/portal/NoDemoPage.tsx';

const routes = (demoPath = '/demo/') => ({
  [LAYOUT]: { id: LAYOUT, absPath: '/' },
  'demo/index': { id: 'demo/index', absPath: demoPath, parentId: LAYOUT, file: 'demo/index.tsx' },
  home: { id: 'home', absPath: '/home', parentId: LAYOUT, file: 'home.tsx' },
});

const settings = { MOCK: process.env.MOCK, PORTAL_DEMO: process.env.PORTAL_DEMO };
function set(changed: Partial<typeof settings>): void {
  for (const [name, value] of Object.entries({ ...settings, ...changed }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}
beforeEach(() => set({ MOCK: undefined, PORTAL_DEMO: undefined }));
afterAll(() => set({}));

/** The page that a command of Umi shows at /demo. */
function demoPage(env: string): string | undefined {
  const run = collectHooks(routeMeta, { env });
  const made = run('modifyRoutes', routes()) as Record<string, { file?: string; parentId?: string }>;
  expect(made['demo/index']?.parentId).toBe('layouts/portal');
  expect(made.home?.file).toBe('home.tsx');
  return made['demo/index']?.file;
}

it('a build has the tools for developers only when they are asked for, and a page that says so otherwise', () => {
  expect(demoPage('production')).toBe(`@/${NO_DEMO}`);
  set({ PORTAL_DEMO: '0' });
  expect(demoPage('production')).toBe(`@/${NO_DEMO}`);
  set({ PORTAL_DEMO: '1' });
  expect(demoPage('production')).toBe('demo/index.tsx');
});

it('a dev server has them, unless it is for a real back end', () => {
  for (const env of ['development', 'test']) expect(demoPage(env)).toBe('demo/index.tsx');
  set({ MOCK: 'none' });
  expect(demoPage('development')).toBe(`@/${NO_DEMO}`);
});

it('a build fails when their page is not where it was', () => {
  const run = collectHooks(routeMeta, { env: 'production' });
  expect(() => run('modifyRoutes', routes('/tools'))).toThrow('page /demo');
});

/** Completes a build of these files; `unused` ones are in no chunk. */
function completeBuild(files: string[], unused: string[] = []): void {
  const modules = [...files, ...unused].map((file) => ({ nameForCondition: () => file }));
  const used = new Set<object>(modules.slice(0, files.length));
  const chunkGraph = { getNumberOfModuleChunks: (module: object) => (used.has(module) ? 1 : 0) };
  const run = collectHooks(routeMeta, { env: 'production' });
  run('onBuildComplete', { stats: { compilation: { modules, chunkGraph } } });
}

describe('the files of a build without these tools', () => {
  const page = `/work/src/${NO_DEMO}`;

  it.each([
    'src/pages/demo/index.tsx',
    'src/pages/demo/components/gallery/GalleryTab.tsx',
    'src/services/lab.ts',
    'src/domain/demoEndpoints.ts',
    'src/locales/en-US/demo.ts',
    'src\\locales\\zh-CN\\lab.ts',
  ])('do not include %s', (file) => {
    expect(() => completeBuild([page, `/work/${file}`])).toThrow(
      'Only builds with PORTAL_DEMO=1 have /work/src/',
    );
    expect(() => completeBuild([page], [`/work/${file}`])).not.toThrow();
    set({ PORTAL_DEMO: '1' });
    expect(() => completeBuild([`/work/${file}`])).not.toThrow();
  });

  it('include the page in their place', () => {
    expect(() => completeBuild(['/work/src/pages/home.tsx'])).toThrow(NO_DEMO);
    expect(() =>
      completeBuild([page, '/work/src/services/order.ts', '/work/src/locales/en-US/noDemo.ts']),
    ).not.toThrow();
  });
});
