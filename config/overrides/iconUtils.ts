import { createElement, type ReactElement } from 'react';

interface IconNode {
  tag: string;
  attrs: Record<string, string>;
  children?: IconNode[];
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Replaces how icons become elements: their definitions are known to be right, and their styles are static. */
export function generate({ tag, attrs, children = [] }: IconNode, key: string, root?: object): ReactElement {
  const named = Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [name === 'class' ? 'className' : camelCase(name), value]),
  );
  return createElement(
    tag,
    { key, ...named, ...root },
    children.map((child, index) => generate(child, `${key}-${tag}-${index}`)),
  );
}

export const svgBaseProps = {
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  'aria-hidden': 'true',
  focusable: 'false',
};

export const isIconDefinition = () => true;
export const warning = () => {};
export const useInsertStyles = () => {};
