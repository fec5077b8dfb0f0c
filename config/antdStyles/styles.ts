import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, type GlobalToken, theme } from 'antd';
import { createElement } from 'react';
import type { ThemeMode } from '../../src/browser/theme';
import { portalTheme } from '../../src/components/portalTheme';
import { requireMatch } from '../requireMatch';
import { THEME_COLOR, THEME_COLORS, type ThemeColor } from '../theme';

/** A variant of the theme: the device, the user's choices and the console's settings. */
interface Variant {
  mode: ThemeMode;
  phone?: boolean;
  reducedMotion?: boolean;
  compact?: boolean;
  color?: ThemeColor;
}

type Declarations = ReadonlyMap<string, string>;
/** The CSS variables of each component by the class of its elements; those of the whole theme have the empty class. */
type Variables = ReadonlyMap<string, Declarations>;

interface Generated {
  /** The rules, which are the same in all variants, because they refer to variables. */
  rules: string;
  variables: Variables;
  token: GlobalToken;
}

/** The class of the theme in what antd generates. */
const KEY = 'generated-theme';
const DECLARED = new RegExp(`\\.${KEY}[^{}]*\\{([^{}]*)\\}`, 'g');
/** What the library notes for a server, and themes that its samples have inside of the theme. */
const OTHERS = /\.(data-ant-cssinjs-cache-path|css-var-)[^{}]*\{[^{}]*\}/g;

/** Generates the styles of components of antd in a variant of the theme; only the variables when there are none. */
function generate({ mode, compact, ...look }: Variant, components?: readonly string[]): Generated {
  let token: GlobalToken | undefined;
  function Token() {
    token = theme.useToken().token;
    return null;
  }
  const { algorithm, ...config } = portalTheme(mode, look);
  const themed = {
    ...config,
    algorithm: compact ? [algorithm, theme.compactAlgorithm] : algorithm,
    cssVar: { key: KEY },
    zeroRuntime: components === undefined,
  };
  const css = extractStyle({
    includes: components && [...components],
    customTheme: (samples) => createElement(ConfigProvider, { theme: themed }, samples, createElement(Token)),
  });
  const variables = new Map<string, Declarations>();
  for (const [rule, declared = ''] of css.matchAll(DECLARED)) {
    const declarations = new Map(
      [...declared.matchAll(/(--[\w-]+):([^;]*)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    );
    for (const [, scope = ''] of rule.matchAll(new RegExp(`\\.${KEY}(?:\\.([\\w-]+))?(?=[,{])`, 'g')))
      variables.set(scope, declarations);
  }
  const rules = css.replace(DECLARED, '').replace(OTHERS, '');
  return { rules, variables, token: requireMatch(token, 'token of the theme') };
}

/**
 * Returns what differs in a variant. A component's own value of a theme-wide variable exists only in the variants that
 * override it; the others have the theme's value.
 */
function difference(base: Variables, variant: Variables): Variables {
  const theme = variant.get('');
  const changed = new Map<string, Declarations>();
  for (const [scope, declarations] of variant) {
    const before = base.get(scope) ?? new Map<string, string>();
    const all = [...before.keys()].map((name) => [name, theme?.get(name) ?? ''] as const);
    const own = [...new Map([...all, ...declarations])].filter(([name, value]) => before.get(name) !== value);
    if (own.length > 0) changed.set(scope, new Map(own));
  }
  return changed;
}

const block = (selectors: string[], declarations?: Declarations) =>
  declarations?.size
    ? `${selectors.join(',')}{${[...declarations].map(([name, value]) => `${name}:${value}`).join(';')}}`
    : '';

const media = (query: string, css: string) => css && `@media ${query}{${css}}`;

/** The variables of the dark theme on screens. On paper it is the light one. */
const onScreen = (selectors: string[], dark?: Declarations, light?: Declarations) =>
  media('screen', block(selectors, dark)) + media('print', block(selectors, light));

/** The variants besides the light theme and its colours. */
const VARIANTS = {
  dark: { mode: 'dark' },
  compact: { mode: 'light', compact: true },
  phone: { mode: 'light', phone: true },
  reducedMotion: { mode: 'light', reducedMotion: true },
} satisfies Record<string, Variant>;

type VariantName = keyof typeof VARIANTS;

/** The values of the theme's tokens; the variants contain only what differs from the light theme. */
export type TokenSets = Record<'light' | VariantName, Record<string, unknown>>;

/** antd's theme in all its variants. */
export interface StaticTheme {
  tokens: TokenSets;
  /** The style sheet for these components, by the names of antd's exports. */
  sheet: (components: readonly string[]) => string;
  /** What differs in the other colours of the theme. Comes after the sheet, which has the same specificity. */
  colors: string;
}

/** The tokens of the colour palette, such as `blue6`: half of all, which no component reads but in its styles. */
const PALETTE = /^[a-z]+-?\d+$/;

const toKebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/**
 * Generates the theme. Each variable is declared once per mode; phones, reduced motion and the console's compact mode declare
 * what they change.
 */
export function generateTheme(): StaticTheme {
  const light = generate({ mode: 'light' });
  const variants = Object.entries(VARIANTS).map(([name, variant]) => [name, generate(variant)] as const);
  const { dark } = Object.fromEntries(variants) as Record<VariantName, Generated>;
  const changes = Object.fromEntries(
    variants.map(([name, { variables }]) => [name, difference(light.variables, variables)]),
  ) as Record<VariantName, Variables>;
  const inDarkTheme = new Map(
    [...light.variables].map(([scope, all]) => [
      scope,
      new Map([...all, ...(changes.dark.get(scope) ?? [])]),
    ]),
  );
  const colors = Object.values(THEME_COLORS)
    .filter((color) => color !== THEME_COLOR)
    .map((color) => ({
      color,
      inLight: difference(light.variables, generate({ mode: 'light', color }).variables),
      inDark: difference(inDarkTheme, generate({ mode: 'dark', color }).variables),
    }));

  // ProComponents write tokens into their styles: those that a colour changes are its variables.
  const colored = new Set(colors.flatMap(({ inLight }) => [...(inLight.get('')?.keys() ?? [])]));
  const tokensOf = ({ token }: Generated): [string, unknown][] =>
    Object.entries(token)
      .filter(([name]) => !PALETTE.test(name))
      .map(([name, value]) => {
        const variable = `--ant-${toKebab(name)}`;
        return [name, colored.has(variable) ? `var(${variable})` : value];
      });
  const lightTokens = Object.fromEntries(tokensOf(light));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(lightTokens[name]);
  const changedTokens = variants.map(([name, variant]) => [
    name,
    Object.fromEntries(tokensOf(variant).filter(isChanged)),
  ]);

  return {
    tokens: { light: lightTokens, ...Object.fromEntries(changedTokens) },
    sheet: (components) => themeSheet(generate({ mode: 'light' }, components), dark, changes),
    colors: colors
      .flatMap(({ color, inLight, inDark }) =>
        [...light.variables.keys()].map((scope) => {
          const page = `:where([data-color="${color}"])`;
          const selectors = (mode: ThemeMode) =>
            scope ? [`${page} .ant-${mode}.${scope}`] : [`${page}.portal-${mode}`, `${page} .ant-${mode}`];
          const [lightOnes, darkOnes] = [inLight.get(scope), inDark.get(scope)];
          return block(selectors('light'), lightOnes) + onScreen(selectors('dark'), darkOnes, lightOnes);
        }),
      )
      .join(''),
  };
}

function themeSheet(light: Generated, dark: Generated, changes: Record<VariantName, Variables>): string {
  const declared = [...light.variables].map(([scope, declarations]) => {
    const select = (whole: string[], themes: string[]) =>
      scope ? themes.map((theme) => `.${theme}.${scope}`) : whole;
    const both = select(['.portal-light', '.portal-dark'], ['ant-light', 'ant-dark']);
    return [
      block(both, declarations),
      onScreen(select(['.portal-dark'], ['ant-dark']), changes.dark.get(scope)),
      media('(max-width:599px)', block(both, changes.phone.get(scope))),
      media('(prefers-reduced-motion:reduce)', block(both, changes.reducedMotion.get(scope))),
      block(select(['.ant-compact'], ['ant-compact']), changes.compact.get(scope)),
    ].join('');
  });

  // A component's own value of a theme-wide variable must not reach the components inside it.
  const own = [light, dark].flatMap(({ variables }) =>
    [...variables].flatMap(([scope, declarations]) => (scope ? [...declarations.keys()] : [])),
  );
  const reset = ({ variables }: Generated) =>
    new Map([...(variables.get('') ?? [])].filter(([name]) => own.includes(name)));
  const resets = block(['.ant-light'], reset(light)) + onScreen(['.ant-dark'], reset(dark), reset(light));
  const [whole = '', ...ofComponents] = declared;
  return [whole, resets, ...ofComponents, light.rules].join('');
}
