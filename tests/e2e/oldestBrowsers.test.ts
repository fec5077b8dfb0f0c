import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { targets } from '../../config/targets';
import { type Found, readData } from '../support/newer/data';
import { COMMON_WORDS, IN_SCRIPTS, IN_STYLES, unexplained } from '../support/newer/known';
import { scriptFinder } from '../support/newer/script';
import { styleFinder } from '../support/newer/style';
import { BUILD } from '../support/serverProcess';

const SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const data = readData();
const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css|html)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(BUILD, file), 'utf8') }));

/** What a finder finds in the files of a kind and in the documents. */
function search(kind: '.js' | '.css', inDocuments: RegExp, find: (text: string) => Found[]) {
  const own = files.filter(({ file }) => file.endsWith(kind));
  const inside = files
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(inDocuments)].map(([, part = '']) => ({ file, text: part })),
    );
  expect(own.length * inside.length).toBeGreaterThan(0);
  return [...own, ...inside].flatMap(({ file, text }) => find(text).map((found) => ({ ...found, file })));
}

it('scripts use nothing that the oldest browsers lack', () => {
  const words = COMMON_WORDS.flatMap(({ names }) => names);
  const { find, newerWords } = scriptFinder(data, targets, words);
  const code = files.map(({ text }) => text).join('\n');
  const usedWords = newerWords.filter((word) => code.includes(`.${word}`));
  expect(usedWords).toEqual(words);
  expect(unexplained(search('.js', SCRIPT, find), IN_SCRIPTS)).toEqual([]);
});

it('style sheets use nothing that the oldest browsers lack', () => {
  expect(unexplained(search('.css', STYLE, styleFinder(data, targets)), IN_STYLES)).toEqual([]);
});
