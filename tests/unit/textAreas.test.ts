import { siteRoutes } from '../../config/routes';
import { filesBelow, lazyImports, pagePath, read, runtimeImports } from '../support/sources';

const AREA = 'src/locales/zh-CN/';
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

/** The area of every text id. */
const areaOfId = new Map(
  filesBelow('src/locales/zh-CN', /\.ts$/).flatMap((path) =>
    Object.keys(require(`../../${path}`).default).map((id) => [id, withoutExtension(path)] as const),
  ),
);

/** Functions that take only the last part of a text id. */
const SUFFIX_FUNCTION = /(\w+)(?: = \(\w+: TextSuffix<| = useText\(|: (?:RuleText|Translate)\b)/g;
/** The start of the ids of such a function. */
const AREA_FUNCTION = /useText\('([\w.]+)'\)/g;

/** The areas of all texts in a source, found by full ids and by templates. */
function areasUsed(source: string): string[] {
  const names = [...source.matchAll(SUFFIX_FUNCTION)].map(([, name = '']) => name);
  const text = names.reduce(
    (left, name) => left.replace(new RegExp(`\\b${name}\\(['"\`]`, 'g'), '('),
    source,
  );
  const findTemplates = (searched: string) => [...searched.matchAll(/`((?:\w+\.)+)\$\{[^`]*?\}([\w.]*)`/g)];
  const templates = findTemplates(text);
  const rests = findTemplates(source);
  const starts = [...source.matchAll(AREA_FUNCTION)].map(([, area]) => `${area}.`);
  /** Whether a function for an area is called with the rest of an id. */
  const isOfArea = (id: string) =>
    starts.some((start) => {
      if (!id.startsWith(start)) return false;
      const rest = id.slice(start.length);
      return (
        source.includes(`'${rest}'`) ||
        rests.some(([, first = '', last = '']) => rest.startsWith(first) && rest.endsWith(last))
      );
    });
  const lists = [...text.matchAll(/useList\(\s*'([\w.]+)'/g)].map(([, area]) => `${area}.list.`);
  const ids = [...areaOfId.keys()].filter(
    (id) =>
      text.includes(`'${id}'`) ||
      text.includes(`"${id}"`) ||
      lists.some((start) => id.startsWith(start)) ||
      isOfArea(id) ||
      templates.some(([, start = '', end = '']) => id.startsWith(start) && id.endsWith(end)),
  );
  return [...new Set(ids.map((id) => areaOfId.get(id) ?? ''))];
}

const modules = new Map(
  filesBelow('src', /\.tsx?$/)
    .filter((path) => !/^src\/locales\/.*\//.test(path))
    .map((path) => {
      const text = read(path);
      const facts = { imports: runtimeImports(path, text), later: lazyImports(path, text) };
      return [withoutExtension(path), { ...facts, areas: areasUsed(text) }] as const;
    }),
);

/** The given modules with all their imports. */
function loadedWith(roots: readonly string[]): Set<string> {
  const loaded = new Set(roots.filter((root) => modules.has(root)));
  for (const path of loaded) {
    for (const target of modules.get(path)?.imports ?? [])
      if (modules.has(target) || target.startsWith(AREA)) loaded.add(target);
  }
  return loaded;
}

/** The modules loaded for a page: entry, frame, section layouts and the page itself. */
function getEntries(page: string): string[] {
  const frames = {
    portal: 'src/layouts/portal/PortalFrame',
    auth: 'src/layouts/auth/AuthFrame',
    console: 'src/layouts/console/ConsoleLayout',
    none: '',
  };
  const path = pagePath(page);
  const { frame } = siteRoutes.find((route) => route.path === path) ?? { frame: 'none' };
  const folders = page.split('/').slice(0, -1);
  const layouts = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  const start = ['src/app', 'src/global', 'src/loading', 'src/layouts/index'];
  return [...start, frames[frame as keyof typeof frames], ...layouts, withoutExtension(page)];
}

/** Files whose texts are not loaded with these entries, or with their lazy imports. */
function missingTexts(entries: readonly string[], present: readonly string[] = []): string[] {
  const loaded = loadedWith(entries);
  const areas = [...present, ...[...loaded].filter((path) => path.startsWith(AREA))];
  const files = [...loaded].map((path) => ({ path, ...modules.get(path) }));
  const missing = files.flatMap(({ path, areas: used = [] }) =>
    used.filter((area) => !areas.includes(area)).map((area) => `${path} without ${area}`),
  );
  const later = files.flatMap((file) => file.later ?? []).filter((target) => !loaded.has(target));
  return [...missing, ...later.flatMap((target) => missingTexts([target], areas))];
}

const pages = filesBelow('src/pages', /\.tsx$/).filter((path) => !path.includes('/components/'));

it('finds the areas of full text ids and templates', () => {
  expect(areasUsed("formatMessage({ id: 'order.pay' })")).toEqual([`${AREA}order`]);
  expect(areasUsed('formatMessage({ id: `mind.color.$' + '{color}` })')).toEqual([`${AREA}mind`]);
  expect(areasUsed("formatMessage({ id: 'title.home' })")).toEqual([`${AREA}title`]);
  expect(areasUsed("const t = useText('list.tasks'); t('add')")).toEqual([`${AREA}list`]);
  expect(areasUsed("const t = useText('list'); t(`tasks.$" + '{action}.done`)')).toEqual([`${AREA}list`]);
});

it('every page loads the texts of all its files', () => {
  expect(pages.length).toBeGreaterThan(60);
  const missing = pages.flatMap((page) => missingTexts(getEntries(page)).map((each) => `${page}: ${each}`));
  expect(missing).toEqual([]);
});
