import { spawnSync } from 'node:child_process';
import { ROOT } from '../support/sources';

const createPage = (...args: string[]) =>
  spawnSync(process.execPath, ['config/new.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });

it.each([
  ['nothing', [], /^Usage: npm run new -- list </],
  ['another kind of page', ['form', 'suppliers'], /^Usage/],
  ['a page without a name', ['list'], /^Usage/],
  ['too many words', ['list', 'suppliers', '供应商', 'more'], /^Usage/],
  ['a singular', ['list', 'supplier'], /^"supplier" is no plural noun in small letters\./],
  ['a path', ['list', '../suppliers'], /^"\.\.\/suppliers" is no plural noun/],
  ['a capital letter', ['list', 'Suppliers'], /^"Suppliers" is no plural noun/],
  ['a title with signs of the source', ['list', 'suppliers', "a'b"], /^"a'b" is no title\./],
  ['the name of a file', ['list', 'tasks'], /^mock\/consoleTasks\.ts exists\. Choose another name\./],
  ['the name of texts', ['list', 'articles'], / contains 'list\.articles\.\. Choose another name\./],
  [
    'the name of an operation',
    ['list', 'keywords'],
    /^config\/contract\/areas\/console\.ts contains 'listKeywords'\. Choose another name\./,
  ],
])('refuses %s and writes nothing', (_, args, message) => {
  const { status, stdout, stderr } = createPage(...args);
  expect(stderr).toMatch(message);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
