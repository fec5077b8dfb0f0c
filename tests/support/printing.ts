import { settles } from './accessibility';
import type { Person } from './person';

/** A page of A4 upright, and one on its side. */
export const UPRIGHT = '210 × 297';
export const LANDSCAPE = '297 × 210';

/** The sizes of the pages of a PDF in millimetres, such as `210 × 297`. */
function pageSizes(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const count = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const toMillimetres = (points = '') => Math.round((Number(points) / 72) * 25.4);
  const sizes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${toMillimetres(width)} × ${toMillimetres(height)}`,
  );
  if (sizes.length !== count) throw new Error(`The PDF has ${count} pages and ${sizes.length} sizes`);
  return sizes;
}

/** Prints the page, and returns the sizes of its sheets. */
export const printedSizes = async ({ page }: Person): Promise<string[]> =>
  pageSizes(await page.pdf({ preferCSSPageSize: true }));

/** Calls back while the page looks as on paper. */
export async function onPaper<T>({ page }: Person, look: () => Promise<T>): Promise<T> {
  await page.emulateMediaType('print');
  const seen = await look();
  await page.emulateMediaType();
  return seen;
}

/** The colours of all that is visible, one line for each combination. */
const readsColours = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['color', 'background-color', 'fill', 'stroke', 'border-top-color', 'color-scheme'];
    const lines = [document.body, ...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name)).join(' ');
      });
    return [...new Set(lines)].sort();
  });

/** Looks at the page on paper, black on white: from the dark theme in the same colours as from the light one. */
export async function printsInLightTheme(person: Person): Promise<void> {
  const { page } = person;
  const look = async (scheme: 'light' | 'dark') => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.waitForSelector(`html.portal-${scheme}`);
    await settles(person);
    const screen = await readsColours(person);
    return { screen, paper: await onPaper(person, () => readsColours(person)) };
  };
  // Charts that were not in sight are drawn for the paper.
  await onPaper(person, () => settles(person));
  const light = await look('light');
  const dark = await look('dark');
  expect(dark.screen).not.toEqual(light.screen);
  expect(dark.paper).toEqual(light.paper);
}

/** Runs in the page: what covers other contents on an upright page of paper, and what puts a ground behind most of it. */
function findOutOfPlace(): string[] {
  const describe = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  return shown.flatMap((element) => {
    const style = getComputedStyle(element);
    const isPinned = ['sticky', 'fixed'].includes(style.position) && style.bottom !== 'auto';
    const { width, height } = element.getBoundingClientRect();
    const isClear =
      style.backgroundImage === 'none' && /, 0\)|^rgb\(255, 255, 255\)$/.test(style.backgroundColor);
    const isGround = !isClear && width * height > (innerWidth * innerHeight) / 2;
    return [isPinned && `pinned: ${describe(element)}`, isGround && `ground: ${describe(element)}`].filter(
      (line) => typeof line === 'string',
    );
  });
}

/** Checks that on an upright page of A4 nothing covers other contents, and that the ground is white. */
export async function printsInPlace(person: Person): Promise<void> {
  const { page } = person;
  const screen = page.viewport();
  await page.setViewport({ width: 688, height: 1016 });
  await settles(person);
  expect(await onPaper(person, () => page.evaluate(findOutOfPlace))).toEqual([]);
  await page.setViewport(screen);
}

/** Prints a page with a document to keep: on one page of A4, black on white, without anything around the document. */
export async function printsOnePage(person: Person): Promise<void> {
  expect(await printedSizes(person)).toEqual([UPRIGHT]);
  const look = () =>
    person.page.evaluate(() => {
      const article = document.querySelector('article');
      const { color } = getComputedStyle(article ?? document.body);
      return { color, isAlone: article?.innerText.trim() === document.body.innerText.trim() };
    });
  expect(await onPaper(person, look)).toEqual({ color: 'rgb(0, 0, 0)', isAlone: true });
}
