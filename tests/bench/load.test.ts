import { coldLoad, type PageTimes } from '../support/bench/coldLoad';
import { median, record } from '../support/bench/figures';
import { BENCH_PAGES } from '../support/bench/visitor';
import { disconnectBrowser } from '../support/browserWindow';

afterAll(disconnectBrowser);

const LOADS = 5;
const TIMES = ['firstPaint', 'largestPaint', 'blocking', 'layoutShift'] as const;

/** Milliseconds of a first visit on a slow device and connection: the median of five. */
it('times the first visit of each page', async () => {
  const figures: Record<string, Record<string, number>> = {};
  for (const { path, user } of BENCH_PAGES) {
    const loads: PageTimes[] = [];
    while (loads.length < LOADS) loads.push(await coldLoad(path, user));
    figures[path] = Object.fromEntries(
      TIMES.map((name) => [
        name,
        name === 'layoutShift'
          ? Number(median(loads.map((load) => load[name])).toFixed(4))
          : Math.round(median(loads.map((load) => load[name]))),
      ]),
    );
  }
  record('coldLoad', { cpuSlowdown: 4, megabitsPerSecond: 10, latencyMs: 40, loads: LOADS, pages: figures });
}, 600_000);
