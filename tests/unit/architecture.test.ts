import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, ROOT, read } from '../support/sources';

const code = [
  ...filesBelow('src', /\.tsx?$/),
  ...filesBelow('mock', /\.ts$/),
  ...filesBelow('config', /\.ts$/),
];
const tests = filesBelow('tests', /\.tsx?$/);

const offenders = (paths: string[], pattern: RegExp) => paths.filter((path) => pattern.test(read(path)));

describe('source files', () => {
  it('have fewer than 250 lines', () => {
    const lengths = [...code, ...tests].map((path) => ({ path, lines: read(path).split('\n').length }));
    expect(
      lengths.filter(({ path, lines }) => lines >= 250 && !/\/locales\/|config\/routes/.test(path)),
    ).toEqual([]);
  });

  it('contain no `any`, type suppression, unexplained lint suppression or to-do mark', () => {
    const all = [...code, ...tests].filter((path) => !path.endsWith('architecture.test.ts'));
    expect(offenders(all, /[:<|&,(=]\s*any\b(?!\w| [a-z])|\bas any\b|\bany\[\]/)).toEqual([]);
    expect(offenders(all, /@ts-(ignore|nocheck|expect-error)/)).toEqual([]);
    expect(offenders(all, /biome-ignore [\w/]+:?\s*$/m)).toEqual([]);
    expect(offenders(all, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
    // The run counts the tests that this file skips where a program is not installed.
    expect(offenders(tests, /\b(it|test|describe)\.(skip|only|todo)\b|\bx(it|describe)\(/)).toEqual([
      'tests/support/programs.ts',
    ]);
    expect(offenders(all, /toMatch(Inline)?Snapshot/)).toEqual([]);
  });

  it('rethrow errors that they catch but cannot handle', () => {
    const blocks = code
      .filter((path) => /^src\/(components|layouts|pages)\//.test(path))
      // Up to the closing brace at the indentation of `catch`.
      .flatMap((path) =>
        [...read(path).matchAll(/^( *)\} catch \((\w+)\) \{\n([\s\S]*?)\n\1\}/gm)].map(
          ([, , error = '', block = '']) => ({ path, error, block }),
        ),
      );
    const judging = blocks.filter(({ block }) => /!is(CallFailure|RequestError)\(/.test(block));
    expect(judging).not.toHaveLength(0);
    const swallowing = judging.filter(({ error, block }) => !block.includes(`throw ${error}`));
    expect(swallowing.map(({ path }) => path)).toEqual([]);
  });

  it('answer for every member of a union, in a total table or a switch without a default', () => {
    expect(JSON.parse(read('tsconfig.json')).compilerOptions.noImplicitReturns).toBe(true);
    const product = code.filter((path) => !path.startsWith('config/'));
    // State machines say what is possible: an event that a state does not list is refused.
    expect(offenders(product, /(const \w+:|satisfies) Partial<\s*Record<(?:[^=]|=>)*= \{(?!\})/)).toEqual([]);
    expect(offenders(product, /^\s*default:\s*(return|throw|break|\{|$)/m)).toEqual([]);
  });

  it('contain no enums, I* interfaces, barrels or utils', () => {
    expect(offenders(code, /\benum \w|\binterface I[A-Z][a-z]/)).toEqual([]);
    expect(code.filter((path) => /(^|\/)index\.ts$/.test(path))).toEqual([]);
    expect(code.filter((path) => /\/(utils|common|misc|helpers)(\/|\.)/.test(path))).toEqual([]);
  });

  it('register hooks in test files only, because a shared module registry loads a helper once', () => {
    const helpers = tests.filter((path) => !/\.test\.tsx?$|\/(pageSetup|e2eJourney)\.ts$/.test(path));
    expect(offenders(helpers, /^(before|after)(Each|All)\(/m)).toEqual([]);
  });

  it('wait for elements one at a time: a wait in a wait makes React report an update outside of act', () => {
    const nested = /waitFor\(async \(\) =>\s*expect\((?!await navigator\.clipboard|JSON\.parse)/;
    expect(offenders(tests, nested)).toEqual([]);
  });

  it('cite sections that the specification has, all in one form, and documents of this repository', () => {
    const sections = Array.from(read('.github/specification.md').matchAll(/^## (\d+)\. /gm), ([, n]) => n);
    const commentOrTitle = /\/\*[\s\S]*?\*\/|\/\/.*|\b(?:it|describe)\(.*/g;
    const found = (pattern: RegExp) =>
      ['src', 'config', 'mock', 'tests']
        .flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs|css)$/))
        .flatMap((path) => {
          // A citation may continue on the next line of a comment.
          const text = (read(path).match(commentOrTitle) ?? []).join('\n').replace(/\s+(\* )?/g, ' ');
          return Array.from(text.matchAll(pattern), ([cited]) => ({ path, cited }));
        });
    const citations = found(/\bspec sections? [\d, and]*\d/gi);
    expect(citations.length).toBeGreaterThan(100);
    const numbersOf = (cited: string) => cited.match(/\d+/g) ?? [];
    expect(citations.filter(({ cited }) => numbersOf(cited).some((n) => !sections.includes(n)))).toEqual([]);
    expect(found(/\bspecification\W[^.]{0,20}\bsections? \d|\bspec \d|§/gi)).toEqual([]);
    const documents = found(/(?<![\w>./-])[\w./-]+\.md\b/g);
    expect(documents.filter(({ cited }) => !existsSync(join(ROOT, cited)))).toEqual([]);
  });

  it('load nothing from another host', () => {
    const shipped = [...filesBelow('src', /\.(tsx?|css)$/), ...filesBelow('public', /\.(js|html|svg|css)$/)];
    expect(offenders(shipped, /(src|url|href)\s*[=(:]\s*['"`{]*\s*(https?:)?\/\/(?!www\.w3\.org)/)).toEqual(
      [],
    );
  });

  it('contain no interface texts outside the locale files', () => {
    const screens = filesBelow('src', /\.tsx?$/).filter((path) => !path.startsWith('src/locales/'));
    const withoutComments = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const chinese = screens.filter((path) => /[\u4e00-\u9fff]/.test(withoutComments(path)));
    expect(chinese).toEqual([]);
    const attribute = /\b(title|label|placeholder|aria-label|alt|description)="[^"{]*[A-Za-z]{2}[^"]*"/;
    const sentence = />\s*[A-Z][a-z]+ [a-z][^<>{};=]*<\//;
    const english = screens.filter(
      (path) => attribute.test(withoutComments(path)) || sentence.test(withoutComments(path)),
    );
    expect(english).toEqual([]);
  });

  it("keep the mock's content in mock/data and only single messages in its code", () => {
    const chineseLines = (path: string) => read(path).match(/^.*[\u4e00-\u9fff].*$/gm)?.length ?? 0;
    const handlers = filesBelow('mock', /\.ts$/);
    expect(handlers.filter((path) => chineseLines(path) > 35)).toEqual([]);
  });

  it('keep colours in config/theme.ts', () => {
    const styled = filesBelow('src', /\.(tsx|css)$/);
    const named =
      /(color|background|fill|stroke)\w*['"]?\s*[:=]\s*['"{]*(red|blue|green|white|black|gr[ae]y|orange|yellow)\b/i;
    expect(offenders(styled, /:\s*['"]?#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i)).toEqual([]);
    expect(offenders(styled, named)).toEqual([]);
  });

  it('use logical properties, so that right-to-left layouts need no second style sheet', () => {
    const styled = filesBelow('src', /\.(tsx|css)$/);
    expect(offenders(styled, /\b(margin|padding|border)-?(left|right|Left|Right)\b/)).toEqual([]);
    expect(offenders(styled, /^\s*(left|right)\s*:/m)).toEqual([]);
    // The one place that aligns the fallback texts of right-to-left locales.
    expect(offenders(styled, /text-?align\s*:\s*['"]?(left|right)/i)).toEqual(['src/global.css']);
  });

  it('show an edge wherever a row scrolls sideways', () => {
    // The one class that scrolls shows it.
    expect(offenders(filesBelow('src', /\.(tsx|css)$/), /overflow-?x['"]?: *['"]?(auto|scroll)/i)).toEqual([
      'src/components/scrollEdge.module.css',
    ]);
  });

  it("change layouts only at antd's breakpoints", () => {
    const sheets = filesBelow('src', /\.css$/);
    const widths = sheets.flatMap((path) =>
      [...read(path).matchAll(/(min|max)-width: (\d+)px\)/g)].map(([, end, px]) => ({
        path,
        breakpoint: Number(px) + (end === 'max' ? 1 : 0),
      })),
    );
    expect(widths.length).toBeGreaterThan(0);
    const antd = [480, 576, 768, 992, 1200, 1600];
    expect(widths.filter(({ breakpoint }) => !antd.includes(breakpoint))).toEqual([]);
  });

  it("compare server times with the server's clock, which the device's may be a day from", () => {
    // What is measured on the device only: pauses, lifetimes of what it stores, the hour of its greeting.
    const device = [
      'src/browser/draft.ts',
      'src/browser/linkTicket.ts',
      'src/browser/ownStorage.ts',
      'src/browser/pendingAuthorization.ts',
      'src/browser/pendingWrites.ts',
      'src/components/query/useQuery.ts',
      'src/components/security/useAuthorization.ts',
      'src/components/useCountdown.ts',
      'src/components/usePause.ts',
      'src/domain/calendar.ts',
      'src/domain/currentTime.ts',
      'src/components/versionWatch.ts',
      'src/layouts/root/NewVersionBanner.tsx',
      'src/layouts/root/chunkReload.ts',
      'src/layouts/session/useRefreshMenus.ts',
      'src/monitoring/reporter.ts',
      'src/pages/editor/components/undoHistory.ts',
      'src/request/cache.ts',
      'src/request/pauses.ts',
      'src/request/popups.ts',
    ];
    const portal = filesBelow('src', /\.tsx?$/).filter((path) => !path.startsWith('src/pages/demo/'));
    expect(offenders(portal, /\bDate\.now\b|\bnew Date\(\)|\bdayjs\(\)/).sort()).toEqual(device.sort());
  });

  it('take alerts from one place, so that their icons have no English names', () => {
    const direct = /import \{[^}]*(?<![\w.])Alert(?: as \w+)?[,\s][^}]*\} from 'antd'/;
    expect(offenders(filesBelow('src', /\.tsx$/), direct)).toEqual(['src/components/Alert.tsx']);
  });

  it('hide icons from screen readers or name them, because their own names are English', () => {
    const unnamed = /<[A-Z]\w*(Outlined|Filled|TwoTone)\b(?![^>]*\baria-(hidden|label)\b)/;
    expect(offenders(filesBelow('src', /\.tsx$/), unnamed)).toEqual([]);
  });

  it('name every menu', () => {
    const count = (path: string, pattern: RegExp) => read(path).match(pattern)?.length ?? 0;
    const unnamed = filesBelow('src', /\.tsx$/).filter(
      (path) => count(path, /<Dropdown\b/g) > count(path, /'aria-label': /g),
    );
    expect(unnamed).toEqual([]);
  });

  it('take selects from one place, so that no password manager offers passwords in them', () => {
    const portal = filesBelow('src', /\.tsx$/);
    const direct = /import \{[^}]*(?<![\w.])Select(?: as \w+)?[,\s][^}]*\} from 'antd'/;
    expect(offenders(portal, direct)).toEqual(['src/components/form/Select.tsx']);
    const others = /<(AutoComplete|Pagination|TreeSelect|Cascader|Mentions)\b/;
    expect(offenders(portal, others).filter((path) => !read(path).includes('quietSelect'))).toEqual([]);
  });
});
