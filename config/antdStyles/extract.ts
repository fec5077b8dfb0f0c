import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type GlobalToken, theme } from 'antd';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeMode } from '../../src/browser/theme';
import { portalTheme } from '../../src/components/portalTheme';
import { requireMatch } from '../requireMatch';
import type { ThemeColor } from '../theme';
import { samples } from './samples';

/** A variant of the theme: the device, the user's choices and the console's settings. */
export interface Variant {
  mode: ThemeMode;
  phone?: boolean;
  reducedMotion?: boolean;
  compact?: boolean;
  color?: ThemeColor;
  /** Generates the variables only, in half the time. The rules are the same in all variants. */
  withoutRules?: boolean;
}

type Declarations = Map<string, string>;

/** What antd generates in one variant of the theme. */
export interface Generated {
  /** The rules of each part, such as `Button-Button` and `Input-Search`, whatever the theme. */
  rules: Map<string, string>;
  /** The CSS variables of each part by the class of its element; those of the whole theme have the empty class. */
  variables: Map<string, { component: string; declarations: Declarations }>;
  token: GlobalToken;
}

/** The class that antd puts on its elements while the styles are generated. */
export const GENERATED = 'generated-theme';

/** Renders elements in a variant of the theme. */
export function renderVariant(
  { mode, compact, withoutRules = false, ...look }: Variant,
  direction: 'ltr' | 'rtl',
  ...children: ReactElement[]
) {
  const cache = createCache();
  const { algorithm, ...config } = portalTheme(mode, look);
  const themed = {
    ...config,
    algorithm: compact ? [algorithm, theme.compactAlgorithm] : algorithm,
    cssVar: { key: GENERATED },
    zeroRuntime: withoutRules,
  };
  const html = renderToString(
    createElement(
      StyleProvider,
      { cache, mock: 'server' },
      createElement(ConfigProvider, { theme: themed, direction }, ...children),
    ),
  );
  return { cache, html };
}

/** Renders the samples in a variant. */
export const renderSamples = (variant: Variant, direction: 'ltr' | 'rtl') =>
  renderVariant(variant, direction, ...samples);

/** Generates the styles of all samples in a variant. */
export function generateStyles(variant: Variant): Generated {
  let token: GlobalToken | undefined;
  function Token() {
    token = theme.useToken().token;
    return null;
  }
  const { cache } = renderVariant(variant, 'ltr', ...samples, createElement(Token));

  const rules: Generated['rules'] = new Map();
  const variables: Generated['variables'] = new Map();
  for (const [path, entry] of cache.cache as Map<string, [number, unknown[]]>) {
    const [kind, name = ''] = path.split('%').filter(Boolean);
    if (kind === 'style') rules.set(name, (rules.get(name) ?? '') + toCss(path, entry));
    else addVariables(variables, kind === 'cssVar' ? name : '', entry[1]);
  }
  return { rules, variables, token: requireMatch(token, 'token of the theme') };
}

/** The rules and keyframes of one part. antd appends a rule with an index of the parts. */
export function toCss(path: string, entry: [number, unknown[]]): string {
  const part = createCache();
  part.cache.set(path, entry);
  return extractStyle(part, { plain: true, types: 'style' }).replace(
    /\.data-ant-cssinjs-cache-path\{.*$/s,
    '',
  );
}

const RULE = /^\.generated-theme[^{]*\{(.*)\}$/s;

function addVariables(variables: Generated['variables'], component: string, entry: unknown[]): void {
  const css = entry.find((part): part is string => typeof part === 'string' && RULE.test(part));
  if (!css) return;
  const declarations: Declarations = new Map(
    [...css.matchAll(/(--[\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  for (const [, className = ''] of css.matchAll(/\.generated-theme(?:\.([\w-]+))?(?=[,{])/g))
    variables.set(className, { component, declarations });
}
