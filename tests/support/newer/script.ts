import type { Identifier } from '@mdn/browser-compat-data';
import { type Token as AcornToken, tokenizer } from 'acorn';
import { type Data, type Found, newerThan, partsOf, type Targets, withPhones } from './data';

const GLOBALS = /^(window|self|globalThis)$/;
/** Objects whose members are global names. */
const GLOBAL_OBJECT = /^(Window|WorkerGlobalScope|WindowOrWorkerGlobalScope|_globals)$/;

/** The value is missing in acorn's types: the text of a word or of a string, or the parts of a regular expression. */
type Token = AcornToken & { value?: string | { pattern: string; flags: string } };

/** Objects that every script can reach, by their kind. */
const INSTANCES: Record<string, string> = {
  Crypto: 'crypto',
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
};

interface Names {
  /** Global names. */
  globals: Set<string>;
  /** `URL.canParse`, `navigator.share`. */
  ofObjects: Set<string>;
  /** Members that no older object has: one whose name an older object has as well cannot be told apart. */
  members: Set<string>;
}

/** The names that begin after the targets. */
function newerNames({ api, javascript }: Data, targets: Targets): Names {
  const isNewer = newerThan(withPhones(targets));
  const { builtins } = javascript as Record<string, Identifier>;
  const objects = [...partsOf(api), ...partsOf(builtins), ...partsOf(builtins?.Intl)];
  const names: Names = { globals: new Set(), ofObjects: new Set(), members: new Set() };
  const older = new Set<string>();
  for (const [object, feature] of objects) {
    const isObjectNewer = isNewer(feature);
    (isObjectNewer ? names.globals : older).add(object);
    for (const [key, part] of partsOf(feature)) {
      const member = key.replace(/_static$/, '');
      if (!part.__compat || key === object || !/^[\w$]+$/.test(key) || key.endsWith('_event')) continue;
      if (!isNewer(part)) older.add(member);
      // Whoever has no such object reaches none of its members.
      else if (!isObjectNewer) {
        names.ofObjects.add(`${INSTANCES[object] ?? object}.${member}`);
        // The minifier's own names have one or two letters.
        if (key === member && member.length > 2) names.members.add(member);
        if (GLOBAL_OBJECT.test(object)) names.globals.add(member);
      }
    }
  }
  for (const name of older) {
    names.members.delete(name);
    names.globals.delete(name);
  }
  return names;
}

interface PatternUse {
  /** What a script with one looks like at least. */
  looks: RegExp;
  isIn: (pattern: string, flags: string) => boolean;
}

/** What a regular expression may use, by its place in the data below `javascript`. */
const PATTERNS: Record<string, PatternUse> = {
  'builtins.RegExp.unicodeSets': {
    looks: /\/(?!svg)[dgimsuy]*v[dgimsuy]*(?![\w$])|RegExp\([^)]*,\s*["'`][a-z]*v[a-z]*["'`]/,
    isIn: (_, flags) => flags.includes('v'),
  },
  'regular_expressions.lookbehind_assertion': {
    looks: /\(\?<[=!]/,
    isIn: (pattern) => /\(\?<[=!]/.test(pattern),
  },
  'regular_expressions.modifier': {
    looks: /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/,
    isIn: (pattern) => /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/.test(pattern),
  },
  'regular_expressions.named_capturing_group.duplicate_named_capturing_groups': {
    looks: /\(\?<(\w+)>.*\(\?<\1>/,
    isIn: (pattern) => /\(\?<(\w+)>.*\(\?<\1>/.test(pattern),
  },
  'regular_expressions.buffer_boundary_assertion': {
    looks: /\\[Az]/,
    isIn: (pattern, flags) => /[uv]/.test(flags) && /\\[Az]/.test(pattern),
  },
};

/** What begins with two words or marks, by its place in the data below `javascript`. */
const PAIRS: Record<string, [word: string, next: string]> = {
  'classes.static.initialization_blocks': ['static', '{'],
  'statements.using': ['using', 'name'],
};

/** Places below `javascript` of syntax that a script of the build cannot contain: it is no module and awaits nothing at its top. */
const OF_MODULES = /^(statements\.(import|await_using)|operators\.import|grammar\.trailing_commas)\b/;

const featureAt = (root: Identifier, path: string) =>
  path.split('.').reduce<Identifier | undefined>((feature, part) => feature?.[part], root);

/** Places of newer syntax below `javascript` that this finder does not know. */
export function unknownSyntax({ javascript }: Data, targets: Targets): string[] {
  const isNewer = newerThan(targets);
  const below = (feature: Identifier, path: string): string[] =>
    partsOf(feature).flatMap(([name, part]) => {
      const place = `${path}${name}`;
      return [...(isNewer(part) ? [place] : []), ...below(part, `${place}.`)];
    });
  return partsOf(javascript)
    .filter(([area]) => area !== 'builtins')
    .flatMap(([area, feature]) => below(feature, `${area}.`))
    .filter((place) => !OF_MODULES.test(place) && !(place in PATTERNS) && !(place in PAIRS));
}

/** The word that a token is. */
const wordOf = (token?: Token): string | undefined =>
  token && (token.type.keyword ?? (token.type.label === 'name' ? String(token.value) : undefined));

/** Whether a word between these tokens is only asked for (`typeof word`, `word?.()`) or is the key of a property. */
const isAskedFor = (before: Token | undefined, after: Token) =>
  before?.type.keyword === 'typeof' ||
  after.type.label === '?.' ||
  (after.type.label === ':' && /^[{,]$/.test(before?.type.label ?? ''));

/** Returns whether the tokens of a script are worth a look, which takes several times as long. */
function suspicion({ globals, ofObjects, members }: Names, looks: RegExp[], firstWords: string[]) {
  const words = new Set([...globals, ...firstWords]);
  return (code: string): boolean => {
    if (looks.some((look) => look.test(code))) return true;
    const names = /(\.?)([A-Za-z_$][\w$]+)(?:\.([A-Za-z_$][\w$]+))?/g;
    for (let match = names.exec(code); match; match = names.exec(code)) {
      const [, dot, first = '', second = ''] = match;
      if (members.has(second) || (dot && members.has(first))) return true;
      // Most of these are words in texts.
      if (!dot && words.has(first) && !/["'`-]/.test(code[match.index - 1] ?? '')) return true;
      if (second && ofObjects.has(`${first}.${second}`)) return true;
    }
    return false;
  };
}

export interface ScriptFinder {
  /** Finds the names and the syntax in a script that are newer than the targets. */
  find: (code: string) => Found[];
  /** The common words that are names of something newer. */
  newerWords: string[];
}

/** `commonWords` are members that objects of scripts have as well: they are looked for in objects of browsers only. */
export function scriptFinder(
  data: Data,
  targets: Targets,
  commonWords: readonly string[] = [],
): ScriptFinder {
  const { globals, ofObjects, members } = newerNames(data, targets);
  const newerWords = commonWords.filter((word) => members.delete(word));
  const isNewer = newerThan(targets);
  const isUsed = (path: string) => isNewer(featureAt(data.javascript, path));
  const patterns = Object.entries(PATTERNS).filter(([path]) => isUsed(path));
  const pairs = Object.entries(PAIRS).filter(([path]) => isUsed(path));
  const isSuspect = suspicion(
    { globals, ofObjects, members },
    patterns.map(([, { looks }]) => looks),
    pairs.map(([, [word]]) => word),
  );

  /** The newer name that ends with this word, from the two tokens before it. */
  function nameAt(word: string, before: string, object: string): string | undefined {
    if (before !== '.' && before !== '?.') return globals.has(word) ? word : undefined;
    if (ofObjects.has(`${object}.${word}`)) return `${object}.${word}`;
    if (globals.has(word) && GLOBALS.test(object)) return word;
    return members.has(word) ? `.${word}` : undefined;
  }

  function find(code: string): Found[] {
    const found: Found[] = [];
    if (!isSuspect(code)) return found;
    const add = (name: string, at: number) =>
      found.push({ name, near: code.slice(Math.max(0, at - 150), at + 80) });
    const addPattern = (pattern: string, flags: string, at: number) => {
      for (const [path, { isIn }] of patterns) if (isIn(pattern, flags)) add(path, at);
    };
    let third: Token | undefined;
    let second: Token | undefined;
    let first: Token | undefined;
    for (const token of tokenizer(code, { ecmaVersion: 'latest' }) as Iterable<Token>) {
      const { value } = token;
      if (typeof value === 'object') addPattern(value.pattern, value.flags, token.start);
      // `new RegExp('…', 'v')`: so esbuild writes a literal that a target cannot read.
      if (first?.type.label === '(' && wordOf(second) === 'RegExp' && token.type.label === 'string') {
        const flags = /^,\s*["'`](\w*)/.exec(code.slice(token.end, token.end + 20))?.[1] ?? '';
        addPattern(String(value), flags, token.start);
      }
      const word = wordOf(first);
      if (word && first && !isAskedFor(second, token)) {
        const name = nameAt(word, second?.type.label ?? '', wordOf(third) ?? '');
        if (name) add(name, first.start);
        for (const [path, pair] of pairs)
          if (pair[0] === word && pair[1] === token.type.label) add(path, first.start);
      }
      third = second;
      second = first;
      first = token;
    }
    return found;
  }

  return { find, newerWords };
}
