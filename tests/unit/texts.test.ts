import { SERVICE_TYPES } from '@/domain/catalog/service';
import { filesBelow, read } from '../support/sources';

/** All texts of a language. */
function readTexts(language: string): Record<string, string> {
  const files = filesBelow(`src/locales/${language}`, /\.ts$/);
  return Object.assign({}, ...files.map((path) => require(`../../${path}`).default));
}

const zh = readTexts('zh-CN');
const en = readTexts('en-US');

const sources = [...filesBelow('src', /\.tsx?$/), ...filesBelow('config', /\.ts$/)]
  .filter((path) => !path.startsWith('src/locales/'))
  .map(read)
  .join('\n');

/** Names of the parameters of a text, without the braces of its cases. */
const parameters = (text: string) => {
  const names = text.matchAll(/(?<!(?:\b(?:one|other|zero|two|few|many)|=\d+)\s?)\{(\w+)(?=[,}])/g);
  return [...new Set([...names].map((match) => match[1]))].sort();
};

it('both languages have the same texts', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
});

it('text ids are unique, and every file is loaded with the entry or an area', () => {
  const files = filesBelow('src/locales/zh-CN', /\.ts$/);
  const ids = files.flatMap((path) => Object.keys(require(`../../${path}`).default));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const loaders = [
    read('src/locales/zh-CN.ts'),
    read('config/shell/markup.ts'),
    ...filesBelow('src/locales/areas', /\.ts$/).map(read),
  ].join();
  expect(files.filter((path) => !loaders.includes(path.replace(/^src\/locales\/(.*)\.ts$/, '$1')))).toEqual(
    [],
  );
});

it('no text is empty, and both languages have the same parameters', () => {
  for (const [id, text] of Object.entries(zh)) {
    const english = en[id] ?? '';
    expect(text.trim()).not.toBe('');
    expect(english.trim()).not.toBe('');
    expect({ id, parameters: parameters(english) }).toEqual({ id, parameters: parameters(text) });
  }
});

it('Chinese texts use full-width punctuation, and English texts contain no Chinese', () => {
  const half = Object.entries(zh).filter(([, text]) =>
    /[\u4e00-\u9fff][,;!?]|[\u4e00-\u9fff]\.(\s|$)/.test(text),
  );
  expect(half).toEqual([]);
  expect(Object.entries(en).filter(([, text]) => /[\u4e00-\u9fff]/.test(text))).toEqual([]);
});

it('the types of services have the same names in the market and on coupons', () => {
  for (const texts of [zh, en])
    for (const type of SERVICE_TYPES) expect(texts[`coupon.for.${type}`]).toBe(texts[`market.type.${type}`]);
});

it('every text is used', () => {
  const starts = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map((match) => match[1] ?? '');
  // The texts of a list follow from its area: `<area>.list.<field>` is a label, `<area>.<field>.<choice>` a choice.
  const areas = [...sources.matchAll(/useList\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? '');
  const isOfList = (id: string) =>
    areas.some((area) => {
      const [field = ''] = id.startsWith(`${area}.`) ? id.slice(area.length + 1).split('.') : [];
      return field === 'list' || `${area}.list.${field}` in zh;
    });
  const quoted = new Set([...sources.matchAll(/(?<=['"])[\w.-]+(?=['"])/g)].map(([id]) => id));
  const unused = Object.keys(zh).filter(
    (id) => !quoted.has(id) && !starts.some((start) => id.startsWith(start)) && !isOfList(id),
  );
  expect(unused).toEqual([]);
});
