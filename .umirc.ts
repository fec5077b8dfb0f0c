import { defineConfig } from '@umijs/max';
import { proxy } from './config/proxy';

export default defineConfig({
  npmClient: 'npm',
  plugins: ['./config/plugins/routeMeta', './config/plugins/umiRequest', './config/plugins/document'],

  conventionRoutes: { exclude: [/(^|\/)components\//] },
  mock: { exclude: ['mock/lib/**'] },
  proxy,

  access: {},
  model: {},
  initialState: { loading: '@/loading' },
  antd: { appConfig: {} },
  locale: { default: 'zh-CN', baseNavigator: true, useLocalStorage: false, antd: true },
  // antd works on dayjs; without this Umi's locale plugin brings moment into every page.
  moment2dayjs: { preset: 'none' },

  headScripts: [{ src: '/config.js' }],
  favicons: ['/favicon.svg'],
  metas: [{ name: 'color-scheme', content: 'light dark' }],

  hash: true,
  // Every browser in `targets` has what core-js would add; in full it is 440 KB of script.
  polyfill: { imports: [] },
  targets: { chrome: 100, edge: 100, firefox: 100, safari: 15 },
  jsMinifier: 'esbuild',
  esbuildMinifyIIFE: true,
  mfsu: false,
});
