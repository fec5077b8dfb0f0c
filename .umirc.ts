import { defineConfig } from '@umijs/max';
import { proxy } from './config/proxy';

// All browsers in `targets` have what core-js and regenerator would add (440 KB of script).
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
  // One file registers all handlers, so that the server starts without loading them.
  mock: { exclude: ['mock/lib/**', 'mock/!(server).ts'] },
  proxy,

  access: {},
  model: {},
  initialState: { loading: '@/loading' },
  // Only the plugin's checks: its runtime part would load Modal on every page (see src/layouts/PopupProvider).
  antd: {},
  locale: { default: 'zh-CN', baseNavigator: true, useLocalStorage: false, antd: true },
  // antd uses dayjs. Without this setting, Umi's locale plugin adds moment to every page.
  moment2dayjs: { preset: 'none' },

  headScripts: [{ src: '/config.js' }],
  favicons: ['/favicon.svg'],
  metas: [{ name: 'color-scheme', content: 'light dark' }],

  // Class names are part of the scripts: without the local part they are half as long.
  cssLoaderModules: { localIdentName: '[hash:base64:5]' },
  hash: true,
  // Files are loaded from `window.publicPath` (public/config.js), so that one build works under any base path.
  runtimePublicPath: {},
  targets: { chrome: 100, edge: 100, firefox: 100, safari: 15 },
  // webpack, by measurement: with the plugins above, /login loads 295 KB of script (built in 94 s);
  // utoopack 374 KB (34 s), mako 1,338 KB (23 s). Unlike esbuild, terser drops unused functions inside modules.
  jsMinifier: 'terser',
  helmet: false,
  mfsu: false,
  ...(process.env.NODE_ENV === 'development' && {
    vite: { cacheDir: 'node_modules/.cache/vite' },
  }),
});
