/** Seconds after which a page has read what it shows. */
export const OPENING_SECONDS = 5;

/** Numbers of calls by operation. */
export type Calls = Readonly<Partial<Record<string, number>>>;

/** The calls of one page, counted by operation (tests/pages/recordedLoad.slow.test.tsx). */
export interface RecordedVisit {
  visitor: 'visitor' | 'customer' | 'operator';
  /** The path of the site map; `start` for the first page of a tab. */
  path: string;
  /** Calls of the first seconds. */
  open: Calls;
  /** Calls of the minute after. */
  minute: Calls;
  /** Of the replies to `open`, uncompressed, rounded up. */
  kilobytes: number;
}

/** Numbers of calls. */
export interface CallCounts {
  publicReads: number;
  personalReads: number;
  writes: number;
  polls: number;
}

export const CALL_KINDS = ['publicReads', 'personalReads', 'writes', 'polls'] as const;

/** Simulated calls in a second in the busiest minutes (tests/unit/contract/load.test.ts). */
export interface Peak {
  /** Registered. */
  users: number;
  /** In a session. */
  active: number;
  mean: CallCounts & { all: number };
  /** Not exceeded in 99 of 100 seconds. */
  p99: CallCounts & { all: number };
  /** People on a page that repeats calls. */
  polling: number;
}
