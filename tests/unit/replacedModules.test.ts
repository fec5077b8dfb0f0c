import packageOverrides from '../../config/plugins/packageOverrides';
import { collectHooks } from '../support/buildHooks';

describe('replaced modules', () => {
  /** Runs the overrides on the imports of a build. */
  function build(imports: [context: string, request: string][], files: string[]) {
    const run = collectHooks(packageOverrides);
    let isWithoutEffects: (path: string) => boolean = () => false;
    let replace: (module: { context: string; request: string }) => void = () => {};
    const rule = {
      test(matches: typeof isWithoutEffects) {
        isWithoutEffects = matches;
        return rule;
      },
      set: () => rule,
    };
    const plugin = {
      use(_: unknown, [, replacement]: [RegExp, typeof replace]) {
        replace = replacement;
      },
    };
    run('chainWebpack', { module: { rule: () => rule }, plugin: () => plugin }, { webpack: {} });
    files.forEach(isWithoutEffects);
    const modules = imports.map(([context, request]) => ({ context, request }));
    modules.forEach(replace);
    run('onBuildHtmlComplete');
    return modules.map(({ request }) => request);
  }

  const IMPORTS: [string, string][] = [
    ['/portal/node_modules/umi-request/dist', 'isomorphic-fetch'],
    ['/portal/node_modules/umi-request/dist', 'qs'],
    ['/portal/node_modules/react-intl/lib/components', '../formatters/message'],
    ['/portal/node_modules/react-intl/lib', './components/provider'],
    ['/portal/node_modules/antd/es/form', '../tooltip'],
    ['/portal/node_modules/antd/es/config-provider', '../tooltip/UniqueProvider'],
    ['/portal/node_modules/react-intl/lib/components', 'hoist-non-react-statics'],
    ['/portal/node_modules/@umijs/renderer-react/dist', './html'],
    ['/portal/src/.umi-production/core', 'react'],
  ];
  const PATTERNS: [string, string, string][] = [
    ['/portal/node_modules/react-intl/lib', 'intl-messageformat', 'messageformat'],
    ['/portal/src/.umi-production/plugin-locale', '/portal/node_modules/dayjs/locale/en', 'dayjs'],
    [
      '/portal/src/.umi-production',
      '/portal/src/.umi-production/plugin-moment2dayjs/runtime.tsx',
      'moment2dayjs',
    ],
    ['/portal/src/.umi-production/plugin-locale', '/portal/node_modules/event-emitter', 'event-emitter'],
    ['/portal/node_modules/react/cjs', '/portal/node_modules/process/browser.js', 'process'],
    ['/portal/node_modules/@ant-design/pro-components/es/provider', './locale/th_TH', 'locale'],
  ];
  const ALL = [...IMPORTS, ...PATTERNS.map(([context, request]): [string, string] => [context, request])];
  const FILES = ['/portal/node_modules/@rc-component/form/es/index.js'];

  it('are replaced in the named packages only', () => {
    const others: [string, string][] = [
      ['/portal/node_modules/antd/es/table', '../tooltip'],
      ['/portal/node_modules/@ant-design/pro-components/es/provider', './locale/en_US'],
    ];
    const replaced = build([...ALL, ...others], FILES);
    expect(replaced.map((path) => path.split('/').at(-1))).toEqual([
      'nothing.js',
      'queryString.ts',
      'intl.ts',
      'intl.ts',
      'LateTooltip.tsx',
      'NoUniqueTooltip.tsx',
      'identity',
      'nothing.js',
      'lazyRoute',
      'nothing.js',
      'nothing.js',
      'nothing.js',
      'mitt',
      'nothing.js',
      'zh_CN',
      'tooltip',
      'en_US',
    ]);
  });

  it.each(IMPORTS)('fail the build when %s no longer imports %s', (context, request) => {
    const rest = ALL.filter((known) => known[0] !== context || known[1] !== request);
    expect(() => build(rest, FILES)).toThrow(`import of "${request}"`);
  });

  it.each(PATTERNS)('fail the build when %s no longer imports modules like %s', (_, request, pattern) => {
    const rest = ALL.filter((known) => known[1] !== request);
    expect(() => build(rest, FILES)).toThrow(pattern);
  });

  it("fail the build when antd's packages have moved", () => {
    expect(() => build(ALL, [])).toThrow('@rc-component');
  });
});
