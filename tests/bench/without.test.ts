import { coldLoad, type PageTimes } from '../support/bench/coldLoad';
import { gain, median, record } from '../support/bench/figures';
import { COMPARED_PAGES, newVisitor } from '../support/bench/visitor';
import { disconnectBrowser } from '../support/browserWindow';
import { type PreviewServer, startPreview } from '../support/serverProcess';
import { loadedFiles, totalBytes } from '../support/weight';

const servers: PreviewServer[] = [];

afterAll(async () => {
  await disconnectBrowser();
  for (const { stop } of servers) await stop();
});

const LOADS = Number(process.env.BENCH_LOADS);

/** What a piece is worth keeping for: a share of one of these times of some pages, in percent. */
const WORTH = { firstPaint: undefined, largestPaint: 8, blocking: 12 } as const;
const TIMES = Object.keys(WORTH) as (keyof typeof WORTH)[];

/** The builds by what they leave out (config/pieces.ts). */
const BUILDS: [without: string, folder: string][] = JSON.parse(process.env.BENCH_BUILDS ?? '[]');

/** Bytes of a first visit over the wire. */
async function weigh(path: string, user?: string): Promise<number> {
  const visitor = await newVisitor(user);
  const bytes = totalBytes(await loadedFiles(visitor.page, path));
  await visitor.leaves();
  return bytes;
}

/** Bytes and milliseconds of first visits of the whole build and of each without a piece, loaded in turn, so that all meet the same machine. */
it(
  'weighs and times the first visits of builds without a piece',
  async () => {
    for (const [, folder] of BUILDS) servers.push(await startPreview({ BUILD_FOLDER: folder }));
    const origins = [process.env.PORTAL_ORIGIN, ...servers.map(({ origin }) => origin)];
    const pages: Record<string, object> = {};
    for (const { path, user } of COMPARED_PAGES) {
      const loads: PageTimes[][] = origins.map(() => []);
      const bytes: number[] = [];
      for (const origin of origins) {
        process.env.PORTAL_ORIGIN = origin;
        bytes.push(await weigh(path, user));
      }
      for (let round = 0; round < LOADS; round += 1)
        for (const [index, origin] of origins.entries()) {
          process.env.PORTAL_ORIGIN = origin;
          loads[index]?.push(await coldLoad(path, user));
        }
      const [whole = [], ...others] = loads.map((each) =>
        TIMES.map((name) => each.map((times) => times[name])),
      );
      const byName = (values: (index: number) => number) =>
        Object.fromEntries(TIMES.map((name, index) => [name, Math.round(values(index))]));
      pages[path] = {
        whole: { bytes: bytes[0], ...byName((index) => median(whole[index] ?? [])) },
        without: Object.fromEntries(
          others.map((times, other) => [
            BUILDS[other]?.[0],
            {
              bytes: bytes[other + 1],
              ...byName((index) => median(times[index] ?? [])),
              gainPercent: byName((index) => gain(whole[index] ?? [], times[index] ?? [])),
            },
          ]),
        ),
      };
      record('without', { loads: LOADS, worthPercent: WORTH, pages });
    }
  },
  12 * 3_600_000,
);
