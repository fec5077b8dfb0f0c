import { posix } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/browser/locale';
import { SERVICE_TYPES } from '@/domain/catalog/service';
import { ENTRY_AREAS } from '../../config/languageModules';
import { filesBelow, read } from '../support/sources';

/** All texts of a language. */
function readTexts(language: string): Record<string, string> {
  const files = filesBelow(`src/locales/${language}`, /\.ts$/);
  return Object.assign({}, ...files.map((path) => require(`../../${path}`).default));
}

const zh = readTexts('zh-CN');
const en = readTexts('en-US');
const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const sources = [...filesBelow('src', /\.tsx?$/), ...filesBelow('config', /\.ts$/)]
  .filter((path) => !path.startsWith('src/locales/'))
  .map(read)
  .join('\n');

/** Names of the parameters of a text, without the braces of its cases. */
const parameters = (text: string) => {
  const names = text.matchAll(/(?<!(?:\b(?:one|other|zero|two|few|many)|=\d+)\s?)\{(\w+)(?=[,}])/g);
  return [...new Set([...names].map((match) => match[1]))].sort();
};

it.each(others)('%s has the same texts as the default language', (language) => {
  expect(Object.keys(readTexts(language)).sort()).toEqual(Object.keys(zh).sort());
});

it('text ids are unique, and every file is loaded with the entry or an area', () => {
  const files = filesBelow('src/locales/zh-CN', /\.ts$/);
  const ids = files.flatMap((path) => Object.keys(require(`../../${path}`).default));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const others = [...ENTRY_AREAS, 'shell'];
  const isLoaded = (area: string) => sources.includes(`'@@/texts/${area}'`) || others.includes(area);
  expect(files.map((path) => posix.basename(path, '.ts')).filter((area) => !isLoaded(area))).toEqual([]);
});

it.each(others)('no text of %s is empty, and each has the parameters of the default language', (language) => {
  const texts = readTexts(language);
  for (const [id, text] of Object.entries(zh)) {
    const translated = texts[id] ?? '';
    expect(text.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    expect({ id, parameters: parameters(translated) }).toEqual({ id, parameters: parameters(text) });
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
  const templates = [...sources.matchAll(/`(\w+\.(?:[\w.]|\$\{[^`}]*\})+)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
  );
  // The texts of a list follow from its area: `<area>.list.<field>` is a label, `<area>.<field>.<choice>` a choice.
  const areas = [...sources.matchAll(/use(?:Cursor)?List\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? '');
  const isOfList = (id: string) =>
    areas.some((area) => {
      const [field = ''] = id.startsWith(`${area}.`) ? id.slice(area.length + 1).split('.') : [];
      return field === 'list' || `${area}.list.${field}` in zh;
    });
  const quoted = new Set([...sources.matchAll(/(?<=['"])[\w.-]+(?=['"])/g)].map(([id]) => id));
  const isNamed = (id: string) => quoted.has(id) || templates.some((template) => template.test(id));
  const unused = Object.keys(zh).filter((id) => !isNamed(id) && !isOfList(id));
  expect(unused).toEqual([]);
});
