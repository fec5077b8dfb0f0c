import { join } from 'node:path';

const LAYOUT = /pro-components[\\/]es[\\/](layout|utils)/;

const override = (name: string) => join(__dirname, name);

/** Modules for features of ProLayout that the portal does not use. */
const UNUSED = [
  'swr',
  'path-to-regexp',
  './locales',
  './assert/Logo',
  './components/ErrorBoundary',
  './components/Footer',
  '../AppsLogoComponents',
  '../CollapsedIcon',
  '../FooterToolbar',
];

/**
 * The modules of ProLayout and PageContainer that the build replaces: generated styles, texts in 36 languages, requests
 * for menus, breadcrumbs and other features that the portal does not use are 70 KB on each console page.
 */
export const proLayoutModules = [
  { from: LAYOUT, request: 'antd', by: override('antd.ts') },
  { from: LAYOUT, request: '@umijs/route-utils', by: override('menu.ts') },
  { from: LAYOUT, request: /^(\.\.\/)+provider$/, by: override('provider.tsx') },
  { from: LAYOUT, request: /^\.\/(style|rightContentStyle)(\/\w+)?$/, by: override('useStyle.ts') },
  ...UNUSED.map((request) => ({ from: LAYOUT, request, by: join(__dirname, '../unused.ts') })),
];
