import { ENTRY_AREAS } from '../../config/languageModules';
import { filesBelow, read } from '../support/sources';

/** The area of every text id. */
const areaOfId = new Map(
  filesBelow('src/locales/zh-CN', /\.ts$/).flatMap((path) => {
    const area = path.replace(/.*\/(\w+)\.ts$/, '$1');
    return Object.keys(require(`../../${path}`).default).map((id) => [id, area] as const);
  }),
);

/** Places that show texts by other means than `t`: elements, rules of accounts, lists (which compose the ids), Umi. */
const UNTYPED = /<FormattedMessage|\bformatMessage\b|\/accountRules'|\buse(?:Cursor)?List\(/;

/** The ids that a source names in full, and one of each list. */
const idsNamed = (source: string) => [
  ...Array.from(source.matchAll(/(?<=['"])[\w.]+(?=['"])/g), ([id]) => id),
  ...Array.from(
    source.matchAll(/(?<=\buse(?:Cursor)?List\(\s*')[\w.]+(?=')/g),
    ([list]) => `${list}.list.total`,
  ),
];

it('a file loads the areas of texts that it does not show by `t`', () => {
  const sources = filesBelow('src', /\.tsx?$/).map((path) => [path, read(path)] as const);
  const untyped = sources.filter(([, source]) => UNTYPED.test(source));
  expect(untyped.length).toBeGreaterThan(30);
  const missing = untyped.flatMap(([path, source]) =>
    [...new Set(idsNamed(source).map((id) => areaOfId.get(id)))]
      .filter((area) => area && !ENTRY_AREAS.includes(area) && !source.includes(`'@@/texts/${area}'`))
      .map((area) => `${path} without ${area}`),
  );
  expect(missing).toEqual([]);
});
