import type { Identifier } from '@mdn/browser-compat-data';
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { type Data, type Found, type IsNewer, newerThan, partsOf, type Targets } from './data';

/** Rules whose declarations are descriptors of their own. */
const WITH_DESCRIPTORS = /^(page|font-face|counter-style|property|view-transition|position-try)$/;
const COLOUR_FUNCTION = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*from\b/g;
const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const SPACE_OF_GRADIENT = /\b((?:repeating-)?(?:linear|radial|conic)-gradient)\([^,)]*\bin\s/g;

const VIEWPORT_UNITS: Record<string, string> = {
  d: 'viewport_percentage_units_dynamic',
  l: 'viewport_percentage_units_large',
  s: 'viewport_percentage_units_small',
};

const isRule = (node: ChildNode['parent'], name: RegExp): node is AtRule =>
  node?.type === 'atrule' && name.test((node as AtRule).name);

/** Whether a condition around it asks the browser first. */
function isAskedFor(node: ChildNode): boolean {
  for (let { parent } = node; parent; parent = parent.parent as ChildNode['parent'])
    if (isRule(parent, /^supports$/)) return true;
  return false;
}

/** Names of functions in values, and whether all that have the name are newer: `rect()` is an old one, too. */
function newerFunctions(types: Identifier | undefined, isNewer: IsNewer): Set<string> {
  const newer = new Map<string, boolean>();
  const note = (feature: Identifier | undefined) => {
    for (const [key, part] of partsOf(feature)) {
      const name = key.replace(/-function$/, '');
      if (part.__compat) newer.set(name, (newer.get(name) ?? true) && isNewer(part));
      note(part);
    }
  };
  note(types);
  return new Set([...newer].filter(([, is]) => is).map(([name]) => name));
}

/** Prefixes that the same rule gives to a property. */
const prefixesOf = ({ parent, prop }: Declaration) =>
  (parent?.nodes ?? []).flatMap((node) =>
    node.type === 'decl' && node.prop !== prop && node.prop.endsWith(`-${prop}`)
      ? [node.prop.slice(0, -prop.length)]
      : [],
  );

/** Returns a function that finds at-rules, selectors, properties and values in a style sheet that are newer than the targets. */
export function styleFinder({ css }: Data, targets: Targets): (sheet: string) => Found[] {
  const isNewer = newerThan(targets);
  const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = css;
  const functions = newerFunctions(types, isNewer);

  const lengthIn = (unit: string) =>
    types.length?.[VIEWPORT_UNITS[/^([dls])v/.exec(unit)?.[1] ?? ''] ?? unit];

  function* inAtRule({ name, params, parent }: AtRule): Generator<string> {
    const feature = isRule(parent, /^page$/) ? atRules.page?.[`at_${name}`] : atRules[name];
    if (isNewer(feature)) yield `@${name}`;
    for (const [, asked = ''] of params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)/g))
      if (isNewer(feature?.[asked])) yield `@${name} (${asked})`;
  }

  function* inRule({ selector, parent }: Rule): Generator<string> {
    if (isRule(parent, /keyframes$/)) return;
    if (parent?.type === 'rule' && isNewer(selectors.nesting)) yield 'nesting';
    for (const [, name = ''] of selector.matchAll(/::?([a-z][\w-]*)/g))
      if (isNewer(selectors[name])) yield `:${name}`;
  }

  function* inDeclaration(declaration: Declaration): Generator<string> {
    const { prop, value, parent } = declaration;
    const property = isRule(parent, WITH_DESCRIPTORS) ? atRules[parent.name]?.[prop] : properties[prop];
    const plain = value.replace(QUOTED, '');
    if (isNewer(property, prefixesOf(declaration))) yield prop;
    else
      for (const [word] of plain.matchAll(/[a-z][\w-]*/g))
        if (isNewer(property?.[word])) yield `${prop}: ${word}`;
    for (const [, name = ''] of plain.matchAll(/([a-z][\w-]*)\(/g))
      if (functions.has(name)) yield `${name}()`;
    for (const [, unit = ''] of plain.matchAll(/\d([a-z]+)/g)) if (isNewer(lengthIn(unit))) yield unit;
    for (const [, name = ''] of plain.matchAll(COLOUR_FUNCTION))
      if (isNewer(types.color?.[name]?.relative_syntax)) yield `${name}(from)`;
    for (const [, name = ''] of plain.matchAll(SPACE_OF_GRADIENT))
      if (isNewer(types.gradient?.[name]?.interpolation_color_space)) yield `${name}(in)`;
  }

  function namesIn(node: ChildNode): Iterable<string> {
    if (node.type === 'atrule') return inAtRule(node);
    if (node.type === 'rule') return inRule(node);
    // A variable is read where it is used.
    return node.type === 'decl' && !node.variable ? inDeclaration(node) : [];
  }

  return (sheet) => {
    const found: Found[] = [];
    parse(sheet).walk((node) => {
      for (const name of namesIn(node)) {
        if (!isAskedFor(node)) found.push({ name, near: String(node).slice(0, 230) });
      }
    });
    return found;
  };
}
