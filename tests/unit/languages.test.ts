import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { DEFAULT_LANGUAGE, LANGUAGES, resolveLocale } from '@/browser/locale';
import { addTexts, textsOf } from '@/locales/texts';
import { languageModules } from '../../config/languageModules';
import { ROOT } from '../support/sources';
import { declareThird, removeThird, THIRD, THIRD_TAG } from '../support/thirdLanguage';

const LOCALES = join(ROOT, 'src/locales');
const OWN = [...LANGUAGES];
const folder = mkdtempSync(join(tmpdir(), 'portal-locales-'));
let modules: Record<string, string> = {};

/** Runs a generated module with the files of the folder, and returns what it exports. */
function run(path: string): Record<string, unknown> {
  const { code } = transformSync(modules[path] ?? '', { loader: 'ts', format: 'cjs' });
  const module = { exports: {} };
  const load = (name: string) => {
    if (name === '@/locales/texts') return { addTexts };
    if (name === '@/locales/useT') return {};
    return name.startsWith('@/locales/') ? require(name.replace('@/locales', folder)) : name;
  };
  runInNewContext(code, { module, require: load });
  return module.exports;
}

beforeAll(() => {
  declareThird();
  for (const language of OWN) cpSync(join(LOCALES, language), join(folder, language), { recursive: true });
  mkdirSync(join(folder, THIRD));
  writeFileSync(join(folder, THIRD, 'frame.ts'), "export default { 'frame.language': 'العربية' };");
  writeFileSync(join(folder, THIRD, 'order.ts'), "export default { 'order.pay': 'ادفع' };");
  modules = languageModules(folder);
});

afterAll(() => {
  removeThird();
  rmSync(folder, { recursive: true, force: true });
});

it('the declared languages are the folders of src/locales', () => {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual([...OWN].sort());
});

describe('a folder with a third language', () => {
  it('adds its texts to their areas, and shows the default language for others', () => {
    for (const area of ['frame', 'order', 'message']) run(`texts/${area}.ts`);
    const shown = (language: string) =>
      ['frame.language', 'frame.more', 'order.pay', 'message.title'].map((id) => textsOf(language)[id]);
    expect(shown(THIRD)).toEqual(['العربية', '更多', 'ادفع', textsOf('zh-CN')['message.title']]);
    expect(shown('zh-CN').slice(0, 3)).toEqual(['中文', '更多', '支付']);
    expect(shown('en-US').slice(0, 3)).toEqual(['English', 'More', 'Pay']);
  });

  it('loads the texts of an area with that area only, in every language that has it', () => {
    const imports = [...(modules['texts/order.ts'] ?? '').matchAll(/from '(.*)'/g)].map(([, path]) => path);
    const files = [...OWN, THIRD].map((language) => `@/locales/${language}/order`);
    expect(imports.sort()).toEqual([...files, '@/locales/texts', '@/locales/useT'].sort());
    expect(modules['texts/message.ts']).not.toContain(THIRD);
  });

  it('has the locales of antd and dayjs', () => {
    expect(run('languages/settings.ts').settings).toMatchObject({
      [THIRD]: {
        locale: THIRD,
        antd: `antd/es/locale/${THIRD.replace('-', '_')}`,
        momentLocale: THIRD_TAG,
      },
      'en-US': { locale: 'en-US', antd: 'antd/es/locale/en_US', momentLocale: 'en' },
      'zh-CN': { locale: 'zh-CN', antd: 'antd/es/locale/zh_CN', momentLocale: 'zh-cn' },
    });
    const imports = modules['languages/dayjs.ts']?.split('\n');
    expect(imports).toEqual(
      expect.arrayContaining([`import 'dayjs/locale/${THIRD_TAG}';`, "import 'dayjs/locale/zh-cn';"]),
    );
    // dayjs contains English.
    expect(imports).toHaveLength(OWN.length);
  });

  it('may be one that antd and dayjs do not know', () => {
    mkdirSync(join(folder, 'qu-PE'));
    const settings = languageModules(folder)['languages/settings.ts'];
    rmSync(join(folder, 'qu-PE'), { recursive: true });
    expect(settings).toContain("'qu-PE': { locale: 'qu-PE', antd: undefined, momentLocale: undefined }");
  });

  it('is chosen by its tag or its language, and read from right to left', () => {
    for (const tag of [THIRD, THIRD_TAG])
      expect(resolveLocale(tag, ['en-US'])).toEqual({ language: THIRD, direction: 'rtl' });
    expect(resolveLocale('ku', [THIRD_TAG])).toEqual({ language: THIRD, direction: 'rtl' });
  });
});

it('the type of the text ids has every area', () => {
  const areas = readdirSync(join(LOCALES, DEFAULT_LANGUAGE)).map((file) => file.replace('.ts', ''));
  const { 'languages/texts.ts': type = '' } = languageModules(LOCALES);
  expect([...type.matchAll(/zh-CN\/(\w+)'/g)].map(([, area]) => area)).toEqual(areas.sort());
});
