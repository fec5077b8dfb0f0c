import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { findWritesOutsideActions } from '../support/writeCalls.cjs';

/** `npm run size` prints how large the code is: files that git tracks, lines with their comments. */
const files = execFileSync('git', ['ls-files', 'src', 'mock', 'config', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path));
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const select = (pattern) => files.filter((path) => pattern.test(path));
const countLines = (paths) => paths.reduce((sum, path) => sum + texts.get(path).split('\n').length - 1, 0);

// How the tests read imports, which is TypeScript.
const { code: sources } = transformSync(readFileSync('tests/support/sources.ts', 'utf8'), {
  loader: 'ts',
  define: { __dirname: JSON.stringify(resolve('tests/support')) },
});
const { allImports, filesInCycles } = await import(`data:text/javascript,${encodeURIComponent(sources)}`);

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
  'files in circles of imports in mock, with types': filesInCycles(
    select(/^mock\/.*\.ts$/),
    (path) => texts.get(path),
    allImports,
  ).length,
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
