import { defineConfig } from '@umijs/max';
import { proxy } from './config/proxy';

// Every browser in `targets` has what core-js and regenerator would add; in full they are 440 KB of script.
process.env.BABEL_POLYFILL = 'none';

export default defineConfig({
  npmClient: 'npm',
  plugins: [
    './config/plugins/routeMeta',
    './config/plugins/document',
    './config/plugins/output',
    './config/plugins/packageOverrides',
    './config/plugins/messages',
    './config/plugins/securityHeaders',
    './config/plugins/devServer',
  ],

  conventionRoutes: { exclude: [/(^|\/)components\//] },
  // One file stands for all handlers, so that a server starts without loading them.
  mock: { exclude: ['mock/lib/**', 'mock/!(server).ts'] },
  proxy,

  access: {},
  model: {},
  initialState: { loading: '@/loading' },
  // Only the plugin's checks: its run-time part would load Modal on every page (see src/layouts/PopupProvider).
  antd: {},
  locale: { default: 'zh-CN', baseNavigator: true, useLocalStorage: false, antd: true },
  // antd works on dayjs; without this Umi's locale plugin brings moment into every page.
  moment2dayjs: { preset: 'none' },

  headScripts: [{ src: '/config.js' }],
  favicons: ['/favicon.svg'],
  metas: [{ name: 'color-scheme', content: 'light dark' }],

  // The names of classes are part of the scripts: without the local part they are half as long.
  cssLoaderModules: { localIdentName: '[hash:base64:5]' },
  hash: true,
  // Files are asked for below `window.publicPath` (public/config.js), so that one build serves under any base path.
  runtimePublicPath: {},
  targets: { chrome: 100, edge: 100, firefox: 100, safari: 15 },
  // Built with webpack by measurement: without the plugins above, the script of /login takes 295 KB over the wire after 94 s
  // of building; utoopack 374 KB after 34 s, mako 1,338 KB after 23 s.
  // esbuild leaves unused functions inside modules; terser drops them.
  jsMinifier: 'terser',
  helmet: false,
  mfsu: false,
  ...(process.env.NODE_ENV === 'development' && {
    vite: { cacheDir: 'node_modules/.cache/vite' },
  }),
});
