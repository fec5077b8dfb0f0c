import type { Service } from '@/domain/catalog/service';
import type { Consent } from '@/domain/content/agreement';
import type { Outage, PaymentSettings } from '@/domain/demo';
import type { Endpoint, Input, Result } from '@/domain/endpoint';
import type { Renewal } from '@/domain/instance/renewalForecast';
import type { Order } from '@/domain/order/order';
import type { Quote } from '@/domain/order/quote';
import { callInStory, type StoryCaller } from '@/services/lab';

/** What the calls of a story have learned so far. */
export interface Facts {
  token?: string;
  service?: Service;
  consents?: Consent[];
  quote?: Quote;
  /** The order in hand. */
  order?: Order;
  /** An order to which the story comes back. */
  earlierOrder?: Order;
  /** The service that the order in hand has opened. */
  instanceId?: string;
  renewal?: Renewal;
}

type Value = string | number | boolean | null | undefined;

/** Named values of a result. */
export type Findings = Readonly<Record<string, Value>>;

/** What a call should have done and what it did. */
export class StoryMismatch extends Error {
  override readonly name = 'StoryMismatch';

  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`Expected ${expected}, found ${found}`);
  }
}

/** One thing that a step does. `send` throws a RequestError for a failed call, and a StoryMismatch for another outcome than expected. */
export type Act =
  | {
      type: 'call';
      key: Endpoint['key'];
      send: (caller: StoryCaller, facts: Facts) => Promise<Partial<Facts>>;
    }
  | { type: 'clock'; seconds: number }
  | { type: 'payments'; settings: Partial<PaymentSettings> }
  | { type: 'outages'; outages: readonly Outage[] };

export interface Step {
  /** Part of the ids of its texts. */
  id: StepId;
  acts: readonly Act[];
  /** The page of the portal that shows the outcome. */
  page: (facts: Facts) => string;
}

/** A story as data. Its texts are `lab.story.<id>`. */
export interface Story {
  id: StoryId;
  /** Every run starts at this moment (ISO 8601), so that a link always leads to the same state. */
  startsAt: string;
  steps: readonly Step[];
}

type StepText = TextSuffix<'lab.step'>;
export type StepId = StepText extends infer Id ? (Id extends `${infer Name}.note` ? Name : never) : never;
export type StoryId =
  TextSuffix<'lab.story'> extends infer Id ? (Id extends `${infer Name}.lead` ? Name : never) : never;

interface CallRules<E extends Endpoint> {
  /** What later calls need of the result. */
  keeps?: (result: Result<E>, facts: Facts) => Partial<Facts>;
  /** Reads the values to compare with `expects`. */
  reads?: (result: Result<E>, facts: Facts) => Findings;
  expects?: Findings | ((facts: Facts) => Findings);
  /** The call fails with this code, the HTTP status of a reply without an envelope, or 1999 for a lost connection. */
  fails?: number;
}

const toText = (findings: Findings) =>
  Object.entries(findings)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** A call of the story's user. */
export function sends<E extends Endpoint>(
  endpoint: E,
  input: (facts: Facts) => Input<E>,
  { keeps, reads, expects = {}, fails }: CallRules<E> = {},
): Act {
  return {
    type: 'call',
    key: endpoint.key,
    async send(caller, facts) {
      if (fails !== undefined) {
        await expectFailure(fails, callInStory(endpoint, input(facts), caller));
        return {};
      }
      const result = await callInStory(endpoint, input(facts), caller);
      const wanted = typeof expects === 'function' ? expects(facts) : expects;
      const found = reads?.(result, facts) ?? {};
      const isMet = Object.entries(wanted).every(([name, value]) => found[name] === value);
      if (!isMet) throw new StoryMismatch(toText(wanted), toText(found));
      return keeps?.(result, facts) ?? {};
    },
  };
}

/** Throws a StoryMismatch unless the call fails with this code. */
async function expectFailure(code: number, call: Promise<unknown>): Promise<void> {
  const found = await call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error) return Number(error.code);
      throw error;
    },
  );
  if (found !== code) throw new StoryMismatch(`code ${code}`, `code ${found}`);
}

/** A fact that an earlier call must have kept. Throws an Error when a story is in the wrong order. */
export function known<Name extends keyof Facts>(facts: Facts, name: Name): NonNullable<Facts[Name]> {
  const fact = facts[name];
  if (fact === undefined) throw new Error(`No earlier call of the story keeps ${name}`);
  return fact as NonNullable<Facts[Name]>;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Moves the story's clock ahead. */
export const waits = ({ days = 0, hours = 0, minutes = 0 }): Act => ({
  type: 'clock',
  seconds: ((days * 24 + hours) * 60 + minutes) * MINUTE_SECONDS,
});

/** Longer than the life of a session that is not used. */
export const outlivesSession: Act = { type: 'clock', seconds: 25 * HOUR_SECONDS };
