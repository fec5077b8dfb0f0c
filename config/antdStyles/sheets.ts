import { THEME_COLOR, THEME_COLORS } from '../theme';
import { type Generated, generateStyles, type Variant } from './extract';

type Tokens = Record<string, unknown>;

/** The values of the theme's tokens; the variants contain only what differs from the light theme. */
export interface TokenSets {
  light: Tokens;
  dark: Tokens;
  compact: Tokens;
  phone: Tokens;
  reducedMotion: Tokens;
}

/** The classes that replace antd's generated class of a theme (config/overrides/antd/useToken.ts). */
const THEMED = ['ant-light', 'ant-dark'];

type Variables = Generated['variables'];

/** The tokens of the colour palette, such as `blue6`: half of all, which no component reads but in its styles. */
const PALETTE = /^[a-z]+-?\d+$/;

/**
 * Returns what differs in a variant. A component's own value of a theme-wide variable exists only in the variants that
 * override it; the others have the theme's value.
 */
function difference(base: Variables, variant: Variables): Variables {
  const theme = variant.get('')?.declarations;
  const changed: Variables = new Map();
  for (const [scope, { component, declarations }] of variant) {
    const before = base.get(scope)?.declarations ?? new Map<string, string>();
    const all = [...before.keys()].map((name) => [name, theme?.get(name) ?? ''] as const);
    const own = [...new Map([...all, ...declarations])].filter(([name, value]) => before.get(name) !== value);
    if (own.length > 0) changed.set(scope, { component, declarations: new Map(own) });
  }
  return changed;
}

const block = (selectors: string[], declarations?: Map<string, string>) =>
  declarations?.size
    ? `${selectors.join(',')}{${[...declarations].map(([name, value]) => `${name}:${value}`).join(';')}}`
    : '';

const media = (query: string, css: string) => css && `@media ${query}{${css}}`;

/** The variables of the dark theme on screens. On paper it is the light one. */
const inDark = (selectors: string[], dark?: Map<string, string>, light?: Map<string, string>) => [
  media('screen', block(selectors, dark)),
  media('print', block(selectors, light)),
];

/** Style sheets of antd for all themes. */
export interface StaticStyles {
  /** The variables of the whole theme and what all components share. */
  base: string;
  /** The rules of each part, such as `Button-Button` and `Input-Search`. */
  rules: Map<string, string>;
  /** The variables of each component, such as `Button`. */
  variables: Map<string, string>;
  /** What differs in the other colours of the theme. Comes after all others, which have the same specificity. */
  colors: string;
  tokens: TokenSets;
}

/**
 * Generates static style sheets for antd. The rules are the same in all themes, because they refer to variables. Each
 * variable is declared once per theme; phones, reduced motion and the console's compact mode declare what they change.
 */
export function staticStyles(): StaticStyles {
  const light = generateStyles({ mode: 'light' });
  const variant = (values: Partial<Variant>) =>
    generateStyles({ mode: 'light', withoutRules: true, ...values });
  const dark = variant({ mode: 'dark' });
  const variants = {
    dark,
    compact: variant({ compact: true }),
    phone: variant({ phone: true }),
    reducedMotion: variant({ reducedMotion: true }),
  };
  const changes = Object.fromEntries(
    Object.entries(variants).map(([name, { variables }]) => [name, difference(light.variables, variables)]),
  ) as Record<keyof typeof variants, Variables>;

  const declare = (scope: string) => {
    const themed = (themes: string[], global: string[]) =>
      scope ? themes.map((theme) => `.${theme}.${scope}`) : global;
    const of = (variables: Variables) => variables.get(scope)?.declarations;
    return [
      block(themed(THEMED, ['.portal-light', '.portal-dark']), of(light.variables)),
      ...inDark(themed(['ant-dark'], ['.portal-dark']), of(changes.dark)),
      media('(max-width:599px)', block(themed(THEMED, ['.portal-light', '.portal-dark']), of(changes.phone))),
      media(
        '(prefers-reduced-motion:reduce)',
        block(themed(THEMED, ['.portal-light', '.portal-dark']), of(changes.reducedMotion)),
      ),
      block(themed(['ant-compact'], ['.ant-compact']), of(changes.compact)),
    ].join('');
  };

  const variables = new Map<string, string>();
  for (const [scope, { component }] of light.variables)
    variables.set(component, (variables.get(component) ?? '') + declare(scope));
  const declaredInDark: Variables = new Map(
    [...light.variables].map(([scope, { component, declarations }]) => {
      const changed = changes.dark.get(scope)?.declarations ?? [];
      return [scope, { component, declarations: new Map([...declarations, ...changed]) }];
    }),
  );
  const colors = Object.values(THEME_COLORS)
    .filter((color) => color !== THEME_COLOR)
    .map((color) => ({
      color,
      inLight: difference(light.variables, variant({ color }).variables),
      inDarkTheme: difference(declaredInDark, variant({ mode: 'dark', color }).variables),
    }));
  // ProComponents write tokens into their styles: those that a colour changes are its variables.
  const changedByColors = new Set(
    colors.flatMap(({ inLight }) => [...(inLight.get('')?.declarations.keys() ?? [])]),
  );
  const token = (generated: Generated): Tokens =>
    Object.fromEntries(
      Object.entries(generated.token)
        .filter(([name]) => !PALETTE.test(name))
        .map(([name, value]) => {
          const cssName = `--ant-${name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`;
          return [name, changedByColors.has(cssName) ? `var(${cssName})` : value];
        }),
    );
  const tokens = {
    light: token(light),
    ...Object.fromEntries(
      Object.entries(variants).map(([name, generated]) => [
        name,
        Object.fromEntries(
          Object.entries(token(generated)).filter(
            ([key, value]) => JSON.stringify(value) !== JSON.stringify(token(light)[key]),
          ),
        ),
      ]),
    ),
  } as unknown as TokenSets;
  // A component's own value of a theme-wide variable must not reach the components inside it.
  const names = [light, dark].flatMap((generated) =>
    [...generated.variables].flatMap(([scope, { declarations }]) => (scope ? [...declarations.keys()] : [])),
  );
  const reset = ({ variables }: Generated) =>
    new Map([...(variables.get('')?.declarations ?? [])].filter(([name]) => names.includes(name)));
  const base = [
    declare(''),
    block(['.ant-light'], reset(light)),
    ...inDark(['.ant-dark'], reset(dark), reset(light)),
    light.rules.get('Shared') ?? '',
    light.rules.get('ant-design-icons') ?? '',
  ].join('');

  /** The changes of a colour, for the page that has it and antd's elements. */
  const colored = colors.flatMap(({ color, inLight, inDarkTheme }) => {
    const page = `:where([data-color="${color}"])`;
    return [...light.variables.keys()].flatMap((scope) => {
      const selectors = (mode: string) =>
        scope ? [`${page} .ant-${mode}.${scope}`] : [`${page}.portal-${mode}`, `${page} .ant-${mode}`];
      const [lightOnes, darkOnes] = [inLight, inDarkTheme].map((changes) => changes.get(scope)?.declarations);
      return [block(selectors('light'), lightOnes), ...inDark(selectors('dark'), darkOnes, lightOnes)];
    });
  });
  return { base, rules: light.rules, variables, colors: colored.join(''), tokens };
}
