/**
 * `npm run new -- list suppliers 供应商` writes the list page `/list/suppliers` of the console with all that the README's "Add a
 * page" names. Without a Chinese title the page has the English one. The templates in new/list are a page of widgets.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATES = join(import.meta.dirname, 'new/list');
const CONTRACT = 'config/contract/areas';
const LOCALES = 'src/locales';
const USAGE =
  'Usage: npm run new -- list <plural noun> [Chinese title], such as: npm run new -- list suppliers 供应商';

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [kind, plural = '', chinese, ...more] = process.argv.slice(2);
if (kind !== 'list' || !plural || more.length > 0) fail(USAGE);
if (!/^[a-z]{3,}s$/.test(plural)) fail(`"${plural}" is no plural noun in small letters. ${USAGE}`);
if (chinese && /['\\{}<]/.test(chinese)) fail(`"${chinese}" is no title. ${USAGE}`);

const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const singular = plural
  .replace(/ies$/, 'y')
  .replace(/(ss|x|ch|sh)es$/, '$1')
  .replace(/(?<!s)s$/, '');
const NAMES = {
  widgets: plural,
  Widgets: capitalized(plural),
  WIDGETS: plural.toUpperCase(),
  widget: singular,
  Widget: capitalized(singular),
};
const named = (text) => text.replace(/WIDGETS|[wW]idgets?/g, (name) => NAMES[name]);
const read = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/** Lines for existing files: after the last match of a pattern, or before it. */
const INSERTIONS = [
  {
    path: 'config/routes.ts',
    after: /^ {2}operator\('\/list\/.*\n/gm,
    lines: "  operator('/list/widgets', 'title.console.widgets'),\n",
  },
  { path: 'mock/lib/menus.ts', after: /^ {4}'card-list',\n/gm, lines: "    'widgets',\n" },
  {
    path: `${CONTRACT}/console.ts`,
    after: /^import .*\n/gm,
    lines: "import { widgetEndpoints } from '../../../src/domain/console/widget';\n",
  },
  {
    path: `${CONTRACT}/console.ts`,
    before: /^ {2}\.\.\.describeEndpoints\('consoleProfile'/gm,
    lines: `  ...describeEndpoints('consoleList', widgetEndpoints, {
    list: { id: 'listWidgets', summary: 'The widgets, last changed first.' },
  }),
`,
  },
  {
    path: 'tests/unit/contract/recording/console.ts',
    after: /^ {2}await call\('listTemplates'\);\n/gm,
    lines: "  await call('listWidgets');\n",
  },
  ...readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) => [
      {
        path: `${LOCALES}/${language}/title.ts`,
        after: /^ {2}'title\.console\..*\n/gm,
        lines: `  'title.console.widgets': '${(language === 'zh-CN' && chinese) || 'Widgets'}',\n`,
      },
      {
        path: `${LOCALES}/${language}/list.ts`,
        before: /^\}/gm,
        lines: read(join(TEMPLATES, `texts.${language === 'zh-CN' ? language : 'en-US'}.txt`)),
      },
    ]),
];

/** What is written, by path. */
const files = new Map(
  readdirSync(TEMPLATES, { recursive: true })
    .filter((path) => /\.tsx?\.txt$/.test(path))
    .map((path) => [named(path.replace(/\.txt$/, '')), named(read(join(TEMPLATES, path)))]),
);
const existing = [...files.keys()].find((path) => existsSync(path));
if (existing) fail(`${existing} exists. Choose another name.`);
const taken = ["'listWidgets'", "'list.widgets.", "'title.console.widgets'"].map(named);
for (const folder of [CONTRACT, `${LOCALES}/zh-CN`])
  for (const path of readdirSync(folder).map((name) => `${folder}/${name}`)) {
    const found = taken.find((name) => read(path).includes(name));
    if (found) fail(`${path} contains ${found}. Choose another name.`);
  }

for (const { path, after, before = after, lines } of INSERTIONS) {
  const text = files.get(path) ?? read(path);
  const match = [...text.matchAll(before)].at(-1);
  if (!match) fail(`${path} contains no place for the page: nothing matches ${before}.`);
  const at = match.index + (after ? match[0].length : 0);
  files.set(path, text.slice(0, at) + named(lines) + text.slice(at));
}

for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}

/** Runs a program of the project. Ends with its output when it fails. */
function run(program, args, env = {}) {
  const script = join('node_modules', program);
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail(stderr);
}

run('@biomejs/biome/bin/biome', ['check', '--write', ...files.keys()]);
console.log("Recording the contract's examples and limits …");
const RECORDED = ['--selectProjects', 'unit', '--testPathPatterns', 'contract/(examples|document)'];
run('jest/bin/jest.js', RECORDED, { RECORD_EXAMPLES: '1', RECORD_PROMISES: '1' });
console.log(named('Done. `npm test -- widget` runs its tests.'));
