import { DesignTokenContext, defaultConfig } from 'antd/es/theme/context';
import { PresetColors } from 'antd/es/theme/interface';
import { useContext } from 'react';
import { tokens } from './staticTokens';

/** What stands for a theme: antd and ProComponents compare its id. */
interface StaticTheme {
  id: number;
  getDerivativeToken: <T>(token: T) => T;
}

interface Variant {
  theme: StaticTheme;
  token: Record<string, unknown>;
  key: string;
}

const variants = new Map<string, Variant>();

function getVariant(key: string, phone: boolean, reducedMotion: boolean): Variant {
  const path = `${key} ${phone} ${reducedMotion}`;
  const known = variants.get(path);
  if (known) return known;
  const [name = '', ...nested] = key.split(' ');
  const dark = name.includes('dark');
  const compact = name.endsWith('-compact');
  const variant = {
    theme: { id: variants.size + 1, getDerivativeToken: <T>(token: T) => token },
    token: {
      ...tokens.light,
      ...(dark && tokens.dark),
      ...(phone && tokens.phone),
      ...(reducedMotion && tokens.reducedMotion),
      ...(compact && tokens.compact),
    },
    key: [dark ? 'ant-dark' : 'ant-light', ...(compact ? ['ant-compact'] : []), ...nested].join(' '),
  };
  variants.set(path, variant);
  return variant;
}

function useVariant(): Variant {
  const { token, cssVar } = useContext(DesignTokenContext);
  return getVariant(cssVar?.key ?? 'light', token.controlHeight === 40, token.motion === false);
}

/** Replaces antd's hook, which computes the tokens of a theme: they are known, and so are the styles. */
export default function useToken() {
  const { theme, token, key } = useVariant();
  return [theme, token, '', token, { prefix: 'ant', key }, true] as const;
}

/** The classes with which the static style sheets declare the variables of a theme. */
export const useThemeClass = (): string => useVariant().key;

/** The names of a CSS variable of a component and of a reference to it. */
export function genCssVar(antCls: string, component: string) {
  const name = (variable: string) => `--${antCls.replace(/\./g, '')}-${component}-${variable}`;
  const reference = (variable: string, fallback?: string) =>
    fallback ? `var(${name(variable)}, ${fallback})` : `var(${name(variable)})`;
  return [name, reference] as const;
}

export { DesignTokenContext, defaultConfig, PresetColors, useToken };
