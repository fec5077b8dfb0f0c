import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { replaceStyles } from '../antdStyles/plugin';
import packages from '../packages.json';
import { hasPiece, type Piece } from '../pieces';
import { requireMatch } from '../requireMatch';

const override = (name: string) => join(__dirname, '../overrides', name);

/** Packages of umi-request that are replaced in every bundler and in jest: a polyfill, and one of which it uses a fraction. */
const PACKAGES = Object.fromEntries(
  Object.entries(packages)
    .filter(([, { piece }]) => hasPiece(piece as Piece))
    .map(([name, { by }]) => [name, join(__dirname, '../..', by)]),
);

/** Part of Umi's plugins, which name no release of React that the portal has. */
const AHOOKS_REQUEST = dirname(
  require.resolve('@ahooksjs/use-request/package.json', {
    paths: [dirname(require.resolve('@umijs/plugins/package.json'))],
  }),
).replaceAll('\\', '/');

interface ReplacedModule {
  /** What is left out without it; undefined for what a build needs. */
  piece?: Piece;
  /** The importing folder. */
  from: RegExp;
  /** The imported module. */
  request: string | RegExp;
  /** Its replacement. */
  by: string;
}

/** The languages of the portal, as ProComponents name their files. */
const LANGUAGES = readdirSync(join(__dirname, '../../src/locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.replace('-', '_'));

/** Modules that the build replaces. */
const ALL_MODULES: ReplacedModule[] = [
  ...Object.entries(PACKAGES).map(([request, by]) => ({ from: /umi-request/, request, by })),
  {
    piece: 'compiled-messages',
    from: /react-intl[\\/]lib[\\/]components$/,
    request: '../formatters/message',
    by: override('intl.ts'),
  },
  {
    piece: 'compiled-messages',
    from: /react-intl[\\/]lib$/,
    request: './components/provider',
    by: override('intl.ts'),
  },
  {
    piece: 'compiled-messages',
    from: /react-intl[\\/]lib$/,
    request: /^intl-(messageformat|format-cache)$/,
    by: override('nothing.js'),
  },
  {
    piece: 'form-tooltip',
    from: /antd[\\/]es[\\/]form$/,
    request: '../tooltip',
    by: override('LateTooltip.tsx'),
  },
  {
    piece: 'unique-tooltip',
    from: /antd[\\/]es[\\/]config-provider$/,
    request: '../tooltip/UniqueProvider',
    by: override('NoUniqueTooltip.tsx'),
  },
  // Only pages with a date picker load dayjs: antd's pickers extend it with what they use.
  {
    piece: 'unused-imports',
    from: /\.umi-production[\\/]plugin-locale$/,
    request: /[\\/]dayjs([\\/]|$)/,
    by: override('nothing.js'),
  },
  {
    piece: 'unused-imports',
    from: /\.umi-production$/,
    request: /plugin-moment2dayjs/,
    by: override('nothing.js'),
  },
  // In the first download of every page: a large emitter of events, and Node's `process`, which is used only where it is there.
  {
    piece: 'unused-imports',
    from: /\.umi-production[\\/]plugin-locale$/,
    request: /[\\/]event-emitter$/,
    by: 'mitt',
  },
  {
    piece: 'unused-imports',
    from: /node_modules/,
    request: /[\\/]process[\\/]browser\.js$/,
    by: override('nothing.js'),
  },
  // Would copy the static members of a component that `injectIntl` wraps.
  {
    piece: 'unused-imports',
    from: /react-intl[\\/]lib[\\/]components$/,
    request: 'hoist-non-react-statics',
    by: 'lodash/identity',
  },
  // Umi renders it around what its own server has rendered.
  {
    piece: 'unused-imports',
    from: /renderer-react[\\/]dist$/,
    request: './html',
    by: override('nothing.js'),
  },
  // The table of routes calls React.lazy, whose code React loads only when it renders it.
  {
    piece: 'lazy-routes',
    from: /\.umi-production[\\/]core$/,
    request: 'react',
    by: '@/layouts/root/lazyRoute',
  },
  {
    piece: 'pro-languages',
    from: /pro-components[\\/]es[\\/]provider$/,
    request: new RegExp(`^\\./locale/(?!(${LANGUAGES.join('|')})$)`),
    by: './locale/zh_CN',
  },
];

const MODULES = ALL_MODULES.filter(({ piece }) => !piece || hasPiece(piece));

const isImport = ({ from, request }: ReplacedModule, module: { context: string; request: string }) =>
  from.test(module.context) &&
  (typeof request === 'string' ? module.request === request : request.test(module.request));

/**
 * antd's base packages and the hook of Umi's `request` plugin do not declare that they are free of side effects, so a page that uses one
 * part or none would load all of them.
 */
const WITHOUT_EFFECTS = /node_modules[\\/](@rc-component|@ahooksjs)[\\/].*\.js$/;

/** The module behind Umi's `request`, created at the first call because the runtime configuration is loaded late. */
const REQUEST = `
import { getPluginManager } from '../core/plugin';
import { createApiRequest } from '@/request/apiRequest';
import type { ApiRequest } from '@/request/options';

let instance: ApiRequest | undefined;

export const request: ApiRequest = (url: string, options?: object) => {
  instance ??= createApiRequest(getPluginManager().applyPlugins({ key: 'request', type: 'modify', initialValue: {} }));
  return instance(url, options);
};

export { useRequest } from './useRequest';
`;

/** The hook of Umi's `request` plugin: pages of Ant Design Pro read the \`data\` of an answer with it. */
const USE_REQUEST = `
import useAhooksRequest from '${AHOOKS_REQUEST}';
import type { BaseOptions, BaseResult, CombineService, OptionsWithFormat } from '${AHOOKS_REQUEST}/es/types';
import { request } from './index';

type Body = { data?: unknown; [key: string]: unknown };

function useRequest<R, P extends unknown[], U, UU extends U = U>(
  service: CombineService<R, P>,
  options: OptionsWithFormat<R, P, U, UU>,
): BaseResult<U, P>;
function useRequest<R extends Body, P extends unknown[]>(
  service: CombineService<R, P>,
  options?: BaseOptions<R['data'], P>,
): BaseResult<R['data'], P>;
function useRequest(service: never, options: object = {}) {
  return useAhooksRequest(service, {
    formatResult: (body: Body | undefined) => body?.data,
    requestMethod: (call: string | { url: string }) => (typeof call === 'string' ? request(call) : request(call.url, call)),
    ...options,
  });
}

export { useRequest };
`;

const REQUEST_CONFIG = `
import type { RequestConfig } from '@/request/requestConfig';
export type IRuntimeConfig = { request?: RequestConfig };
`;

/**
 * Replaces parts of packages. umi-request replaces Umi's `request` plugin, which uses axios; the imports stay the same:
 * `import { request } from '@umijs/max'`, `export const request` in src/app.tsx. The modules in config/overrides/ replace
 * larger ones that a first visit does not need.
 */
export default (api: IApi) => {
  const matched = new Set<unknown>();
  replaceStyles(api);

  api.addRuntimePluginKey(() => ['request']);
  api.onGenerateFiles(() => {
    api.writeTmpFile({ path: 'index.ts', content: REQUEST });
    api.writeTmpFile({ path: 'useRequest.ts', content: USE_REQUEST });
    api.writeTmpFile({ path: 'runtimeConfig.d.ts', content: REQUEST_CONFIG });
  });

  api.modifyConfig((config) => ({ ...config, alias: { ...config.alias, ...PACKAGES } }));
  api.chainWebpack((memo, { webpack }) => {
    if (hasPiece('side-effects'))
      memo.module
        .rule('modules-without-effects')
        .test((path: string) => {
          const matches = WITHOUT_EFFECTS.test(path);
          if (matches) matched.add(WITHOUT_EFFECTS);
          return matches;
        })
        .set('sideEffects', false);
    memo.plugin('overrides').use(webpack.NormalModuleReplacementPlugin, [
      /./,
      (module: { context: string; request: string }) => {
        const found = MODULES.find((replaced) => isImport(replaced, module));
        if (!found) return;
        matched.add(found);
        module.request = found.by;
      },
    ]);
  });

  api.onBuildHtmlComplete(() => {
    if (hasPiece('side-effects'))
      requireMatch(matched.has(WITHOUT_EFFECTS), `module like ${WITHOUT_EFFECTS}`);
    for (const module of MODULES)
      requireMatch(matched.has(module), `import of "${module.request}" in ${module.from}`);
  });
};
