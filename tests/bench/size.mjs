import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { findWritesOutsideActions } from '../support/writeCalls.cjs';

/** `npm run size` prints how large the code is: files that git tracks, lines with their comments. */
const files = execFileSync('git', ['ls-files', 'src', 'mock', 'config', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path));
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const select = (pattern) => files.filter((path) => pattern.test(path));
const countLines = (paths) => paths.reduce((sum, path) => sum + texts.get(path).split('\n').length - 1, 0);

/** The tracked modules that a file imports, also for their types alone. */
function getImports(path) {
  const targets = [...texts.get(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, target]) => target,
  );
  const paths = targets.map((target) => posix.join(posix.dirname(path), target));
  return paths.flatMap((target) =>
    [target, `${target}.ts`, `${target}.tsx`].filter((each) => texts.has(each)),
  );
}

/** The number of files in the largest circle of imports (Tarjan's strongly connected components). */
function getLargestCircle(paths) {
  const found = new Map();
  const stack = [];
  let largest = 0;
  function visit(path) {
    const own = { index: found.size, low: found.size, isOnStack: true };
    found.set(path, own);
    stack.push(path);
    for (const target of getImports(path)) {
      const known = found.get(target);
      if (!known) own.low = Math.min(own.low, visit(target).low);
      else if (known.isOnStack) own.low = Math.min(own.low, known.index);
    }
    if (own.low !== own.index) return own;
    const circle = stack.splice(stack.indexOf(path));
    for (const each of circle) found.get(each).isOnStack = false;
    largest = Math.max(largest, circle.length);
    return own;
  }
  for (const path of paths) if (!found.has(path)) visit(path);
  return largest;
}

/** The areas of the user center. The pages of money have their paths below those of services. */
function getArea(path) {
  const own = path.replace('src/pages/usercenter/', '');
  if (/^(components\/money|coupon)\/|^service\/(budget|charge|statement|withdrawal)\./.test(own))
    return 'money';
  return /^(?:components\/)?(\w+)(?:-old)?[/.]/.exec(own)?.[1].replace('index', 'overview') ?? 'overview';
}

const code = select(/\.(tsx?|mjs|cjs)$/);
const rules = select(/^src\/(pages\/list\/(table-list|components\/rule\/)|domain\/rule\/|services\/rule\.)/);
const pages = select(/^src\/pages\/.*\.tsx?$/);
const areas = select(/^src\/pages\/usercenter\//).map(getArea);
const using = (pattern) => pages.filter((path) => pattern.test(texts.get(path))).length;

console.table({
  ...Object.fromEntries(
    ['src', 'mock', 'config', 'tests'].map((folder) => [
      `lines of ${folder}`,
      countLines(select(new RegExp(`^${folder}/.*(?<!\\.css)$`))),
    ]),
  ),
  'code files': code.length,
  'lines of CSS': countLines(select(/\.css$/)),
  'files of the rule table': rules.length,
  'lines of the rule table': countLines(rules),
  'largest circle of imports in mock, with types': getLargestCircle(select(/^mock\/.*\.ts$/)),
  ...Object.fromEntries(
    [...new Set(areas)].map((area) => [
      `files of usercenter: ${area}`,
      areas.filter((each) => each === area).length,
    ]),
  ),
  'pages and parts with useList': using(/\buseList\b/),
  'pages and parts with FilterBar': using(/\bFilterBar\b/),
  'uses of writing services outside an action': findWritesOutsideActions().length,
});
