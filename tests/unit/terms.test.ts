import { LANGUAGES } from '@/browser/locale';
import { filesBelow, read } from '../support/sources';

/** A typewriter's apostrophe, which is also a sign of the message format. */
const TYPEWRITTEN = /\w'\w/;

/** Words that another term of the same idea replaces, by language. Each idea has one term. */
const FORBIDDEN: Readonly<Record<string, RegExp[]>> = {
  'en-US': [
    /e-mail/i,
    /cashier/i,
    /\bcertif(y|ied)|\bcertification/i,
    /\blog (in|out)\b|\blogged (in|out)\b|\blog(in|out)s?\b/i,
    /one-off/i,
    /(cannot|could not) be (read|loaded)/i,
    /\bread right now/i,
    /what needs you/i,
    /please (input|enter|choose)/i,
    /beijing( time|\))/i,
    /!$/,
    /colour|licence|favourite|\bcentre/i,
  ],
  'zh-CN': [
    /收银台/,
    /载入/,
    /应用价格|价格由来/,
    /我的数据/,
    /没有成功/,
    /无法读取|读不到|不能读取/,
    /登陆|帐号|帐户|其它/,
    /中国标准时间/,
    /！$/,
  ],
};

/** Texts with the words of spec sections 2, 5 and 8, which stay as they are. */
const SPECIFIED = ['request.sessionExpired', 'title.login', 'account.phone.invalid'];
const SPECIFIED_MESSAGES = [
  'Login status timed out, please log in again',
  'Phone number is invalid!',
  '手机号格式错误！',
];

/** Half-width punctuation beside a Chinese character. */
const HALF_WIDTH = /[\u4e00-\u9fff“”「」（）][,;:!?()]|[,;:!?()][\u4e00-\u9fff“「（]/;

/** A text without the signs of the message format; a parameter counts as a word. */
const plain = (text: string) =>
  text.replace(/\{(\w+)(, number)?\}/g, '字').replace(/\{\w+, plural,|(=\d+|one|other) \{/g, '\n');

const textsOf = (language: string): [id: string, text: string][] =>
  filesBelow(`src/locales/${language}`, /\.ts$/).flatMap((path) =>
    Object.entries<string>(require(`../../${path}`).default),
  );

/** Whether a text contains what the texts of a language must not contain. */
const isWrong = (language: string, text: string) =>
  [TYPEWRITTEN, ...(FORBIDDEN[language] ?? [])].some((word) => word.test(text));

it.each(LANGUAGES)('the %s texts use one term for each idea', (language) => {
  const wrong = textsOf(language).filter(([id, text]) => !SPECIFIED.includes(id) && isWrong(language, text));
  expect(wrong).toEqual([]);
});

const mockDocuments = (): [path: string, text: string][] =>
  filesBelow('mock/data', /\.md$/).map((path) => [path, read(path)]);

/** The texts of the mock server by language: Markdown, JSON, and the messages of handlers. */
function mockTexts(language: 'en' | 'zh'): [path: string, text: string][] {
  const inJson = new RegExp(`"${language}": "((?:[^"\\\\]|\\\\.)*)"`, 'g');
  const inCode = new RegExp(`\\b${language}: (?:'((?:[^'\\\\]|\\\\.)*)'|\`([^\`]*)\`)`, 'g');
  return filesBelow('mock', /\.(json|md|ts)$/).flatMap((path) => {
    const source = read(path);
    if (path.endsWith('.md')) return path.endsWith(`.${language}.md`) ? [[path, source]] : [];
    const found = [...source.matchAll(path.endsWith('.json') ? inJson : inCode)];
    return found.map(([, text, template]): [string, string] => [path, text ?? template ?? '']);
  });
}

it.each([
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
] as const)('the mock content in %s uses the same terms', (language, locale) => {
  const texts = mockTexts(language);
  expect(texts.length).toBeGreaterThan(1_000);
  const wrong = texts.filter(([, text]) => !SPECIFIED_MESSAGES.includes(text) && isWrong(locale, text));
  expect(wrong).toEqual([]);
});

it('the sample texts are in both languages', () => {
  const inChinese = /"zh": (?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;
  const files = filesBelow('mock/data', /\.json$/);
  expect(files.filter((path) => /[\u4e00-\u9fff]/.test(read(path).replace(inChinese, '')))).toEqual([]);
});

it('documents have no tables, which an article shows as plain text', () => {
  const documents = mockDocuments();
  expect(documents.length).toBeGreaterThan(50);
  expect(
    documents.filter(([, text]) => /^\s*\|?\s*:?-{3,}:?\s*\|/m.test(text)).map(([path]) => path),
  ).toEqual([]);
});

it('Chinese texts have no half-width punctuation beside Chinese characters', () => {
  expect(textsOf('zh-CN').filter(([, text]) => HALF_WIDTH.test(plain(text)))).toEqual([]);
});
