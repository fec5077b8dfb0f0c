import { PageContainer, ProLayout, ProProvider } from '@ant-design/pro-components';
import { createElement, type ReactElement, useContext } from 'react';
import { PHONE } from '../../src/components/useMedia';
import { layoutToken } from '../../src/layouts/console/layoutToken';
import { requireMatch } from '../requireMatch';
import { renderVariant, toCss, type Variant } from './extract';

interface LayoutVariant extends Variant {
  /** A window in which the console has smaller paddings. */
  small?: boolean;
}

const VARIANTS: Record<string, LayoutVariant> = {
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  compact: { mode: 'light', compact: true },
  phone: { mode: 'light', phone: true },
  small: { mode: 'light', small: true },
};

const MENU = [
  { key: 'a', name: 'A', children: [{ path: '/b', name: 'B' }] },
  { path: '/c', name: 'C' },
];

type Token = { [name: string]: string | number | Token };

/** Renders the layouts that users can choose, with what the console uses of each, around a page. */
export function renderLayouts(
  { small = false, ...variant }: LayoutVariant,
  direction: 'ltr' | 'rtl',
  ...content: ReactElement[]
) {
  const page = createElement(PageContainer, { title: 'A', content: 'B', extra: 'C' }, ...content);
  const layouts = (['mix', 'side', 'top'] as const).flatMap((layout) =>
    [false, true].map((collapsed) =>
      createElement(
        ProLayout,
        {
          key: `${layout} ${collapsed}`,
          layout,
          collapsed,
          location: { pathname: '/b' },
          route: { path: '/', routes: MENU },
          menu: { locale: false },
          collapsedButtonRender: false,
          token: layoutToken(small),
          actionsRender: () => ['D'],
          menuFooterRender: () => 'E',
        },
        page,
      ),
    ),
  );
  return renderVariant(variant, direction, ...layouts);
}

/** The sheet of a variant, split into selectors and values, and the layout's token. */
function generate(variant: LayoutVariant) {
  let token: Token | undefined;
  function LayoutToken() {
    token = useContext(ProProvider).token.layout as unknown as Token;
    return null;
  }
  const { cache } = renderLayouts(variant, 'ltr', createElement(LayoutToken));
  const css = [...(cache.cache as Map<string, [number, unknown[]]>)]
    .filter(([path]) => /^style%+ProLayout/.test(path))
    .map(([path, entry]) => toCss(path, entry))
    .join('');
  return { pieces: css.split(/([{}:;]|!important)/), token: requireMatch(token, 'token of ProLayout') };
}

/** Names the values that differ between variants as CSS variables. */
class Variables {
  private readonly names = new Map<string, string>();
  private readonly declared = Object.fromEntries(Object.keys(VARIANTS).map((name) => [name, [] as string[]]));

  /** Returns the value, or a reference to its variable when the variants have different ones. */
  reference(values: Record<string, string>): string {
    const { light = '' } = values;
    const changed = Object.keys(values).filter((variant) => values[variant] !== light);
    if (changed.length === 0) return light;
    // The dark theme is combined with the others.
    requireMatch(!changed.includes('dark') || changed.length === 1, `one variant of ${light}`);
    const key = JSON.stringify(values);
    const name = this.names.get(key) ?? `--pro-${this.names.size}`;
    if (!this.names.has(key)) {
      this.names.set(key, name);
      for (const variant of ['light', ...changed]) this.declared[variant]?.push(`${name}:${values[variant]}`);
    }
    return `var(${name})`;
  }

  sheet(): string {
    const block = (selector: string, variant: string) => `${selector}{${this.declared[variant]?.join(';')}}`;
    const both = '.portal-light,.portal-dark';
    return [
      block(both, 'light'),
      // On paper there is the light theme only.
      `@media screen{${block('.portal-dark', 'dark')}}`,
      `@media ${PHONE}{${block(both, 'small')}}`,
      `@media (max-width:599px){${block(both, 'phone')}}`,
      block('.ant-compact', 'compact'),
    ].join('');
  }
}

/**
 * Generates the static style sheet of ProLayout and PageContainer, and their token with references to its variables. The
 * rules are the same in all variants but for values, which become variables.
 */
export function proLayoutStyles(): { css: string; token: Token } {
  const generated = Object.entries(VARIANTS).map(([name, variant]) => ({ name, ...generate(variant) }));
  const variables = new Variables();
  const [light] = generated;
  const first = requireMatch(light, 'light variant');
  requireMatch(
    generated.every(({ pieces }) => pieces.length === first.pieces.length),
    'style sheet of ProLayout with the same rules in all variants',
  );
  const rules = first.pieces.map((_, index) =>
    variables.reference(Object.fromEntries(generated.map(({ name, pieces }) => [name, pieces[index] ?? '']))),
  );
  const refer = (tokens: Record<string, Token>): Token =>
    Object.fromEntries(
      Object.entries(tokens.light ?? {}).map(([name, value]) => {
        const values = Object.entries(tokens).map(([variant, token]) => [variant, token[name]] as const);
        if (typeof value === 'object')
          return [name, refer(Object.fromEntries(values) as Record<string, Token>)];
        if (typeof value === 'number') return [name, value];
        return [name, variables.reference(Object.fromEntries(values) as Record<string, string>)];
      }),
    );
  const token = refer(Object.fromEntries(generated.map(({ name, token }) => [name, token])));
  return { css: rules.join('') + variables.sheet(), token };
}
