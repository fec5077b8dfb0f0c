import { join } from 'node:path';
import type { Piece } from '../../pieces';

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
const modules: { piece: Piece; request: string | RegExp; by: string }[] = [
  { piece: 'pro-layout-parts', request: 'antd', by: override('antd.ts') },
  { piece: 'pro-layout-parts', request: '@umijs/route-utils', by: override('menu.ts') },
  { piece: 'pro-layout-styles', request: /^(\.\.\/)+provider$/, by: override('provider.tsx') },
  {
    piece: 'pro-layout-styles',
    request: /^\.\/(style|rightContentStyle)(\/\w+)?$/,
    by: override('useStyle.ts'),
  },
  ...UNUSED.map((request) => ({
    piece: 'pro-layout-parts' as const,
    request,
    by: join(__dirname, '../unused.ts'),
  })),
];

export const proLayoutModules = modules.map((module) => ({ from: LAYOUT, ...module }));
