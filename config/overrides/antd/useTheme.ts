import type { ThemeConfig } from 'antd';
import { useInsertionEffect, useMemo } from 'react';

const toKebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The CSS variables for the tokens of a theme. */
function declarations({ token = {}, components = {} }: ThemeConfig): string {
  const named = [
    ...Object.entries(token),
    ...Object.entries(components).flatMap(([component, tokens = {}]) =>
      Object.entries(tokens).map(
        ([name, value]) => [`${component}${name[0]?.toUpperCase()}${name.slice(1)}`, value] as const,
      ),
    ),
  ];
  return named
    .map(([name, value]) => `--ant-${toKebab(name)}:${typeof value === 'number' ? `${value}px` : value}`)
    .join(';');
}

/** Style sheets of themes inside others. ProLayout has a few, for its menus. */
const nested = new Map<string, HTMLStyleElement>();

function declareNested(className: string, css: string): void {
  if (nested.has(css)) return;
  const style = document.createElement('style');
  // Stronger than the static declarations.
  style.textContent = `${`.${className}`.repeat(3)}{${css}}`;
  document.head.append(style);
  nested.set(css, style);
}

function classNameFor(css: string): string {
  let hash = 0;
  for (const letter of css) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
  return `ant-nested-${(hash >>> 0).toString(36)}`;
}

/**
 * Replaces how antd's ConfigProvider merges its theme into the one around it. The portal's own themes are static: their
 * key and two tokens select a variant. Other themes declare their tokens as CSS variables.
 */
export default function useTheme(theme?: ThemeConfig, parent?: ThemeConfig): ThemeConfig | undefined {
  const css = theme && !theme.cssVar?.key ? declarations(theme) : '';
  const className = css && classNameFor(css);
  useInsertionEffect(() => {
    if (css) declareNested(className, css);
  }, [className, css]);

  const parentKey = parent?.cssVar?.key ?? 'light';
  const key = theme?.cssVar?.key ?? (css ? `${parentKey} ${className}` : parentKey);
  const motion = theme?.token?.motion ?? parent?.token?.motion;
  const controlHeight = theme?.token?.controlHeight ?? parent?.token?.controlHeight;
  const own = useMemo(
    () => ({ hashed: false, zeroRuntime: true, cssVar: { key }, token: { motion, controlHeight } }),
    [key, motion, controlHeight],
  );
  return theme ? own : parent;
}
