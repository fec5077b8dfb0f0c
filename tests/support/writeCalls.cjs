const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const SRC = join(__dirname, '../../src');
const QUOTED = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`(?:\\.|[^`\\])*`/g;

const readFolders = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({
        path: `src/${folder}/${path}`,
        text: readFileSync(join(SRC, folder, path), 'utf8'),
      })),
  );

/** Names of the services that call endpoints; one that chooses its endpoint calls all of its group. */
function findServices(endpoints) {
  const isCalled = (code) =>
    [...code.matchAll(/\b(\w+Endpoints)(?:\.(\w+)|\[)/g)].some(([, group, name]) =>
      endpoints.some((each) => each.group === group && (name === undefined || name === each.name)),
    );
  return readFolders('services').flatMap(({ text }) =>
    text
      .split(/^export /m)
      .filter(isCalled)
      .flatMap((code) => /^(?:(?:async )?function|const) (\w+)/.exec(code)?.[1] ?? []),
  );
}

/** Names of the services that change something. A quote changes nothing. */
function findWrites() {
  const groups = readFolders('domain').flatMap(({ text }) => [
    ...text.matchAll(/^export const (\w+Endpoints) = \{$([\s\S]*?)^\};$/gm),
  ]);
  const endpoints = groups.flatMap(([, group, body]) =>
    [...body.matchAll(/^ {2}(\w+): endpoint\(\s*'([^']+)'/gm)].map(([, name, key]) => ({ group, name, key })),
  );
  return findServices(endpoints.filter(({ key }) => !/^(GET|ALL) |^POST order\/quote$/.test(key)));
}

/** A source without comments and quoted texts, and for each place of it that of the bracket around it. */
function parse({ path, text }) {
  const code = text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, ' '));
  const around = [];
  const open = [-1];
  const opening = new Map();
  for (let at = 0; at < code.length; at++) {
    if (')]}'.includes(code[at])) opening.set(at, open.pop());
    around.push(open.at(-1));
    if ('([{'.includes(code[at])) open.push(at);
  }
  const imported = [...text.matchAll(/import \{([^}]*)\} from '@\/services\//g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  );
  // The kit's name of what runs an action.
  const ownRunners = new Set(['run', ...[...code.matchAll(/\brun: (\w+)/g)].map(([, name]) => name)]);
  return { path, code, around, opening, befores: new Map(), imported, ownRunners };
}

/**
 * The code before a place, from the bracket around it: at most 2000 characters. What is in brackets itself is left out, with
 * braces as `;`.
 */
function getBefore({ code, around, opening, befores }, at) {
  if (befores.has(at)) return befores.get(at);
  let before = '';
  for (let i = at - 1; i > around[at] && before.length < 2000; i--) {
    if (opening.has(i)) {
      if (code[i] === '}') before = `;${before}`;
      i = opening.get(i);
    } else before = code[i] + before;
  }
  befores.set(at, before);
  return before;
}

/** Where a name is used in a source, apart from its declaration and from properties of that name. */
const findUses = ({ code }, name) =>
  [
    ...code.matchAll(
      new RegExp(`(?<!\\w)(?<!(?<!\\.\\.)\\.)(?<!(?:function|const|typeof) )${name}\\b(?!\\??:|=\\{)`, 'g'),
    ),
  ].map(({ index }) => index);

/** The names of a function's parameters, those of the properties of its options, and `*` for all of these. */
function getParameters(source, { index }) {
  const start = source.code.indexOf('(', index);
  const end = source.around.indexOf(source.around[start], start + 1);
  const body = source.code.slice(start, end);
  const options = /^\(\s*(\w+)/.exec(body)?.[1];
  const patterns = options
    ? [...source.code.slice(end).matchAll(new RegExp(`const \\{([^}]*)\\} = ${options}\\b`, 'g'))]
    : [/^\(\s*\{([^}]*)\}/.exec(body)].filter(Boolean);
  const names = patterns.flatMap(([, inner]) => inner.split(',').map((name) => name.trim()));
  return [
    ...(options ? [{ name: options, prop: '*' }] : []),
    ...names.flatMap((text) => {
      const [, rest, prop, name = prop] = /^(\.\.\.)?(\w+)(?:: (\w+))?/.exec(text) ?? [];
      return prop ? [{ name, prop: rest ? '*' : prop }] : [];
    }),
    ...[...body.matchAll(/,\s*(\w+)\s*:\s*\(/g)].map(([, name]) => ({ name, prop: '*' })),
  ];
}

/**
 * Where pages, parts and layouts use services that change something without an action that runs them: neither within the
 * arguments of `useAction` or of a hook or component that passes them on to it, nor in a function that is used there.
 */
function findWritesOutsideActions() {
  const writes = findWrites();
  // The demo pages show outcomes as they are.
  const sources = readFolders('components', 'layouts', 'pages')
    .filter(({ path }) => !path.startsWith('src/pages/demo/'))
    .map(parse);
  /**
   * The properties that each runs. What `useQuery` calls is a read, by whatever method. What `useRecordEdit` saves is run by the
   * form that it is passed to.
   */
  const runners = new Map(['useAction', 'useQuery', 'useRecordEdit'].map((name) => [name, new Set(['*'])]));

  const runs = (name, prop) => {
    const run = runners.get(name);
    return run !== undefined && (prop === undefined || run.has('*') || run.has(prop));
  };

  function isRun(source, at, seen = new Set()) {
    if (seen.has(at)) return false;
    seen.add(at);
    for (let inner = at; inner !== -1; inner = source.around[inner]) {
      const outer = source.around[inner];
      const before = getBefore(source, inner);
      const declared = /\b(?:function|const) (\w+)/.exec(before.slice(before.lastIndexOf(';') + 1))?.[1];
      if (source.code[inner] === '(') {
        const called = /(\w+)(?:<(?:[^<>]|<[^<>]*>)*>)?$/.exec(before.slice(-200).replaceAll('=>', ''))?.[1];
        if (called && (runs(called) || source.ownRunners.has(called))) return true;
      }
      if (source.code[inner] === '{') {
        const isSpread = source.code.startsWith('...', inner + 1);
        const prop = /(\w+)=$/.exec(before)?.[1];
        const tag =
          (isSpread || prop) &&
          /^<(\w+)/.exec(before.slice(before.search(/(?<!\w)<[A-Za-z][^<]*(?:<[^<]*>[^<]*)?$/)))?.[1];
        // The innermost element decides.
        if (tag) return runs(tag, isSpread ? undefined : prop);
      }
      if (declared && findUses(source, declared).some((use) => isRun(source, use, seen))) return true;
      if (outer === -1) break;
    }
    return false;
  }

  const countRun = () => [...runners.values()].reduce((sum, props) => sum + props.size, 0);
  for (let known = 0; known < countRun(); ) {
    known = countRun();
    const names = new RegExp(`\\b(?:${[...runners.keys()].join('|')})\\b`);
    for (const source of sources) {
      if (!names.test(source.code)) continue;
      for (const found of source.code.matchAll(/\bfunction (\w+)/g)) {
        const run = getParameters(source, found).filter(({ name }) =>
          findUses(source, name).some((at) => isRun(source, at)),
        );
        if (run.length === 0) continue;
        if (source.around[found.index] === -1) runners.set(found[1], new Set(run.map(({ prop }) => prop)));
        else source.ownRunners.add(found[1]);
      }
    }
  }

  return sources.flatMap((source) =>
    source.imported
      .filter((name) => writes.includes(name))
      .flatMap((name) =>
        findUses(source, name)
          .filter(
            (at) => source.around[at] === -1 || !/^import \{/.test(source.code.slice(source.around[at] - 7)),
          )
          .filter((at) => !isRun(source, at))
          .map((at) => `${source.path}:${source.code.slice(0, at).split('\n').length} ${name}`),
      ),
  );
}

module.exports = { findServices, findWrites, findWritesOutsideActions };
