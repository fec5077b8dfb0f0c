import { targets } from '../../config/targets';
import { readData } from '../support/newer/data';
import { unexplained } from '../support/newer/known';
import { scriptFinder, unknownSyntax } from '../support/newer/script';
import { styleFinder } from '../support/newer/style';

const OLDER = { chrome: 100, edge: 100, firefox: 100, safari: 15 };

const data = readData();
const scripts = { now: scriptFinder(data, targets), older: scriptFinder(data, OLDER) };
const styles = { now: styleFinder(data, targets), older: styleFinder(data, OLDER) };
const namesIn = (found: { name: string }[]) => found.map(({ name }) => name);

describe('newer scripts', () => {
  it.each([
    ['[1].toSorted()', '.toSorted'],
    ['class A{static{}}', 'classes.static.initialization_blocks'],
    ['/(?<=a)b/', 'regular_expressions.lookbehind_assertion'],
    ['new RegExp("(?<=a)b")', 'regular_expressions.lookbehind_assertion'],
  ])('%s is found for older targets only', (code, name) => {
    expect(namesIn(scripts.older.find(code))).toEqual([name]);
    expect(scripts.now.find(code)).toEqual([]);
  });

  it.each([
    ['URL.canParse(x)', 'URL.canParse'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Promise.try(f)', 'Promise.try'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['a.union(b)', '.union'],
    ['navigator.share(a)', 'navigator.share'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'requestIdleCallback'],
    ['a=/[a&&b]/v', 'builtins.RegExp.unicodeSets'],
    ['RegExp("a","v")', 'builtins.RegExp.unicodeSets'],
    ['/(?i:a)b/', 'regular_expressions.modifier'],
    ['e.movementX', '.movementX'],
  ])('%s is found', (code, name) => {
    const found = scripts.now.find(`${code};`);
    expect(namesIn(found)).toContain(name);
    expect(found[0]?.near).toContain(code.slice(0, 4));
  });

  it.each([
    'structuredClone(a);a.at(0);[].findLast(b);AbortSignal.timeout(1)',
    'a.checkVisibility?.()',
    'typeof requestIdleCallback',
    '"URL.canParse(x)";`.union(`;({requestIdleCallback:1})',
    'a/v/2;b="/a/v";c=/(?:a)/u',
    'URL.parsed;curl.canParse(x)',
  ])('%s is not', (code) => {
    expect(scripts.now.find(code)).toEqual([]);
  });

  it('have no syntax that the finder does not know', () => {
    expect(unknownSyntax(data, targets)).toEqual([]);
  });

  it('leave out words that other objects have as well, but not in objects of browsers', () => {
    const { find, newerWords } = scriptFinder(data, targets, ['share', 'length']);
    expect(newerWords).toEqual(['share']);
    expect(namesIn(find('a.share();navigator.share()'))).toEqual(['navigator.share']);
  });
});

describe('newer styles', () => {
  it.each([
    ['a:has(b){}', ':has'],
    ['a{height:100dvh}', 'dvh'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ])('%s is found for older targets only', (sheet, name) => {
    expect(namesIn(styles.older(sheet))).toEqual([name]);
    expect(styles.now(sheet)).toEqual([]);
  });

  it.each([
    ['a{field-sizing:content}', 'field-sizing'],
    ['a{text-wrap:balance}', 'text-wrap'],
    ['a{text-align:match-parent}', 'text-align: match-parent'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a{color:rgb(from red r g b)}', 'rgb(from)'],
    ['a{background:conic-gradient(in oklch,red,blue)}', 'conic-gradient(in)'],
    ['a{width:1rcap}', 'rcap'],
    ['a{user-select:none}', 'user-select'],
    ['a{&:hover{top:0}}', 'nesting'],
    ['a:dir(rtl){}', ':dir'],
    ['@starting-style{a{top:0}}', '@starting-style'],
    ['@page{@bottom-left{content:"1"}}', '@bottom-left'],
    ['@media (scripting:none){a{top:0}}', '@media (scripting)'],
  ])('%s is found', (sheet, name) => {
    expect(namesIn(styles.now(sheet))).toContain(name);
  });

  it.each([
    '@supports (zoom:2){a{zoom:2}}',
    'a{-webkit-user-select:none;user-select:none}',
    'a{clip:rect(0 0 0 0);content:"light-dark(";--a:light-dark(red,blue)}',
    '@keyframes a{from{top:0}}',
  ])('%s is not', (sheet) => {
    expect(styles.now(sheet)).toEqual([]);
  });
});

it('a known use is one that looks as expected, and a known name that nobody uses is reported', () => {
  const known = [{ names: ['URL.canParse', '.union'], near: /if\(URL/, reason: 'asks' }];
  const uses = [
    { name: 'URL.canParse', near: 'if(URL.canParse)', file: 'a.js' },
    { name: 'URL.canParse', near: 'b=URL.canParse', file: 'b.js' },
  ];
  expect(unexplained(uses, known)).toEqual([
    'URL.canParse in b.js: b=URL.canParse',
    '.union is no longer used',
  ]);
});
