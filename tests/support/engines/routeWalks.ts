import en from '../../../src/locales/en-US/title';
import { overflow } from '../accessibility';
import { navigate } from '../faults';
import { isTitled, memberVisits, titleEnding, type Visit, visitorVisits } from '../routeSamples';
import { type Size, VIEWPORT } from './engine';
import type { Visitor } from './visitor';
import type { Walk } from './walk';

/** The layout of phones, in the narrowest window that WebKit's small browser allows. */
const NARROW: Size = { width: 480, height: 800 };

const texts: Record<string, string> = en;

/** Runs in the page. */
const countHeadings = () => document.querySelectorAll('h1').length;

/** Moves to each page, which must have one title, no error and no overflow, and returns what is wrong by path. */
async function findErrors(visitor: Visitor, visits: Visit[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { path, titleId } of visits) {
    await visitor.evaluate(navigate, path);
    await visitor.until(
      `the title of ${path}`,
      isTitled,
      (titleId && texts[titleId]) ?? '',
      titleEnding(texts),
    );
    const headings = await visitor.evaluate(countHeadings);
    const tooWide = await visitor.evaluate(overflow);
    const complaints = visitor.proxy.complaints.splice(0);
    if (headings !== 1 || tooWide.length > 0 || complaints.length > 0)
      found[path] = { headings, tooWide, complaints };
  }
  return found;
}

/** Sweeps over all pages of the site, in each size. */
export const routeWalks: Record<string, Walk> = Object.fromEntries(
  [VIEWPORT, NARROW].map((size) => [
    `every page has one title, no error and no overflow at ${size.width} px`,
    async (visitor: Visitor) => {
      await visitor.engine.resize(size);
      await visitor.opens('/login');
      expect(await findErrors(visitor, visitorVisits)).toEqual({});
      await visitor.opensAs('admin', '/home');
      expect(await findErrors(visitor, memberVisits)).toEqual({});
    },
  ]),
);
