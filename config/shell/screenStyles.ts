import { type AtRule, parse, type Root, type Rule } from 'postcss';

/** States and languages whose rules the first screen needs. */
const STATE =
  /:(focus|focus-visible|focus-within|checked|disabled|enabled|placeholder-shown|autofill|-webkit-autofill)(?![\w-])/g;
/** States that a screen shown for a second does without: a tenth of its styles. */
const LEFT_OUT = /:(hover|active)(?![\w-])/;
const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?|:(before|after)(?![\w-])/g;
const LANGUAGE = /:lang\([^)]*\)/g;
const EMPTY_FUNCTION = /:(not|is|where)\(\s*(,\s*)*\)/g;

/** The part of a selector that refers to elements around the screen, such as the one that declares the theme's variables. */
const AROUND =
  /^(?:(?::where\(html[^)]*\)|(?:html|body|:root|\.portal-(?:light|dark))(?![\w-]))[^\s>]*[\s>]*)+/;

/** Returns the selector of the elements that have these styles in any state. */
function withoutState(selector: string): string {
  const plain = selector
    .replace(PSEUDO_ELEMENT, '')
    .replace(STATE, '')
    .replace(LANGUAGE, '')
    .replace(EMPTY_FUNCTION, '')
    .replace(/([>+~,\s]|^)\s*(?=$|[>+~,)])/g, '$1*');
  return plain.trim() || '*';
}

/**
 * Limits a selector to the first screen. The identifier makes it stronger than the page's own sheets, which arrive while
 * the screen is shown and must not change it.
 */
function inScreen(selector: string): string {
  const around = AROUND.exec(selector)?.[0] ?? '';
  return around === selector ? selector : `${around}#root[data-screen] ${selector.slice(around.length)}`;
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** Removes the variables that neither the markup nor a rule refers to, directly or through another variable. */
function removeUnusedVariables(sheet: Root, markup: string): void {
  const used = new Set<string>();
  const note = (value: string) => {
    for (const [, name = ''] of value.matchAll(VARIABLE)) used.add(name);
  };
  note(markup);
  for (let count = -1; count !== used.size; ) {
    count = used.size;
    sheet.walkDecls(({ variable, prop, value }) => {
      if (!variable || used.has(prop)) note(value);
    });
  }
  sheet.walkDecls((declaration) => {
    if (declaration.variable && !used.has(declaration.prop)) declaration.remove();
  });
}

function removeUnusedAnimations(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  sheet.walkAtRules(/keyframes$/, (keyframes) => {
    if (!used.has(keyframes.params)) keyframes.remove();
  });
}

/**
 * Extracts the rules that apply to a screen. `css` are the page's sheets in the order of the cascade, and `isUsed` tells
 * whether a selector matches an element of it. Only the variables that these rules and the markup refer to are kept.
 */
export function screenStyles(css: string[], markup: string, isUsed: (selector: string) => boolean): string {
  const sheet = parse(css.join('\n'));
  const known = new Map<string, boolean>();
  const isKept = (selector: string) => {
    if (LEFT_OUT.test(selector)) return false;
    const plain = withoutState(selector);
    const found = known.get(plain) ?? isUsed(plain);
    known.set(plain, found);
    return found;
  };

  sheet.walkAtRules('media', (media) => {
    if (/^print\b/.test(media.params)) media.remove();
  });
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map(inScreen);
  });
  removeUnusedVariables(sheet, markup);
  removeUnusedAnimations(sheet);
  // The minifier leaves empty rules out.
  return sheet.toString();
}
