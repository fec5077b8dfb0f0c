import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import type { Peak, RecordedVisit } from '../../../config/contract/guide/loadRecord';
import { listedRoutes, type SiteRoute, siteRoutes } from '../../../config/routes';
import { ROOT } from '../sources';

/** Recorded calls and simulated peaks, from which the chapter "Load" is made. */
export const LOAD_FILE = join(ROOT, 'config/contract/recordedLoad.json');

/** Who opens the pages: nobody that is signed in, a customer, or an operator of the console. */
export type Visitor = RecordedVisit['visitor'];

/** Pages that show one of many, or need a choice made before. The addresses come from the test. */
const CHOSEN = [
  '/serviceMarket/detail/tab1',
  '/serviceMarket/order',
  '/order/:orderId',
  '/serviceMarket/result',
  '/usercenter/order/:orderId',
  '/usercenter/service/:id',
  '/usercenter/invoice/:id',
  '/usercenter/support/:ticketId',
  '/announcement/:id',
] as const;

/** The address of each page that needs a choice. */
export type ChosenAddresses = Readonly<Record<(typeof CHOSEN)[number], string>>;

/** The canvas of this page needs a browser; its outline reads the same. */
const WITHOUT_CANVAS: Readonly<Record<string, string>> = { '/editor/mind': '/editor/mind?view=outline' };

const isChosen = (path: string): path is keyof ChosenAddresses =>
  (CHOSEN as readonly string[]).includes(path);

function opens({ path, frame, access }: SiteRoute, visitor: Visitor): boolean {
  if (visitor === 'operator') return frame === 'console';
  if (visitor === 'visitor') return frame !== 'console' && access === undefined;
  return frame === 'portal' || isChosen(path);
}

/** Returns the pages that a kind of visitor opens, in the order of the site map, each with an address. */
export function visitsOf(visitor: Visitor, chosen: ChosenAddresses): { path: string; address: string }[] {
  return siteRoutes
    .filter((route) => opens(route, visitor) && (isChosen(route.path) || listedRoutes.includes(route)))
    .map(({ path }) => ({ path, address: isChosen(path) ? chosen[path] : (WITHOUT_CANVAS[path] ?? path) }));
}

// Of several patterns that match a call, the one with the fewest ids applies.
const operations = ENDPOINTS.toSorted((a, b) => a.parameters.length - b.parameters.length).map(
  ({ id, method, path }) => ({
    id,
    method,
    address: new RegExp(`^/api/v1/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }),
);

/** Counts calls by operation, the names in alphabetical order. Calls that the document does not have are left out. */
export function countCalls(calls: readonly { method: string; path: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { method, path } of calls) {
    const id = operations.find((each) => each.method === method && each.address.test(path))?.id;
    if (id !== undefined) counts[id] = (counts[id] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface RecordedLoad {
  visits: RecordedVisit[];
  peaks: Peak[];
}

/** One visit a line, so that a change is easy to read. */
const toText = (load: RecordedLoad) => {
  const lines = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).join(',\n');
  return `{"visits": [\n${lines(load.visits)}\n],\n"peaks": [\n${lines(load.peaks)}\n]}\n`;
};

export const readLoad = (): RecordedLoad => JSON.parse(readFileSync(LOAD_FILE, 'utf8'));

/** Replaces a part of the recorded load. */
export function recordLoad(part: Partial<RecordedLoad>): void {
  writeFileSync(LOAD_FILE, toText({ ...readLoad(), ...part }));
}
