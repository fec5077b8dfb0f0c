import { join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { proxy } from './config/proxy';
import { esbuildTargets, targets } from './config/targets';

// All browsers in `targets` (config/targets.ts) have what core-js and regenerator would add (440 KB of script).
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

  // Where the build is served from: tests keep theirs elsewhere (tests/support/build.mjs).
  outputPath: process.env.BUILD_FOLDER || 'dist',
  conventionRoutes: { exclude: [/(^|\/)components\//] },
  // One file registers all handlers, so that the server starts without loading them.
  mock: { exclude: ['mock/*/**/*', 'mock/!(server).[jt]s'] },
  proxy,

  access: {},
  // The user, in place of Umi's `initialState`: in its first rendering that always shows a placeholder, and never takes over what
  // the document shows.
  model: {
    extraModels: [`${join(__dirname, 'src/layouts/root/initialState.ts')}#{"namespace":"@@initialState"}`],
  },
  // Only the plugin's checks: its runtime part would load Modal on every page (see src/layouts/root/PopupProvider).
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
  // asset-manifest.json says which file has the code of which page.
  manifest: {},
  // Files are loaded from `window.publicPath` (public/config.js), so that one build works under any base path.
  runtimePublicPath: {},
  targets,
  // By measurement, in seconds of processor time for a build: esbuild and swc 35, Babel and swc 52, Babel and terser 100.
  // swc writes 3 % less than terser; esbuild as the minifier would keep unused functions inside modules.
  // webpack, because /login loads 374 KB of script instead of 295 KB with utoopack, and 1,338 KB with mako.
  srcTranspiler: 'esbuild',
  srcTranspilerOptions: {
    esbuild: {
      jsx: 'automatic',
      charset: 'utf8',
      target: esbuildTargets,
    },
  },
  jsMinifier: 'swc',
  jsMinifierOptions: { compress: {}, mangle: true, format: { comments: false } },
  helmet: false,
  mfsu: false,
  ...(process.env.NODE_ENV === 'development' && {
    vite: { cacheDir: 'node_modules/.cache/vite' },
  }),
});
