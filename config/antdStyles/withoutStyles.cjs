const { join } = require('node:path');
const { parse } = require('@babel/parser');

/** What replaces the calls of antd's functions that create style hooks, components and animations. */
const REPLACEMENTS = {
  genStyleHooks: "() => ['', useThemeClass()]",
  genComponentStyleHook: "() => ''",
  genSubStyleComponent: '() => null',
  Keyframes: '{}',
};

const TOKENS = join(__dirname, '../overrides/antd/useToken.ts');

/** Returns the calls in a part of a syntax tree, in their order. */
function findCalls(part) {
  if (typeof part !== 'object' || part === null) return [];
  if (part.callee?.name in REPLACEMENTS) return [part];
  return Object.values(part).flatMap(findCalls);
}

/**
 * A loader of webpack for antd's style modules: their hooks only return the class of the theme, and what generated the styles is
 * no longer used.
 */
module.exports = function withoutStyles(source) {
  let replaced = `import { useThemeClass } from ${JSON.stringify(TOKENS)};\n`;
  let end = 0;
  for (const call of findCalls(parse(source, { sourceType: 'module' }).program.body)) {
    replaced += source.slice(end, call.start) + REPLACEMENTS[call.callee.name];
    end = call.end;
  }
  return replaced + source.slice(end);
};
