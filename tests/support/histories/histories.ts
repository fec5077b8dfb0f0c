import fc from 'fast-check';
import { closeDueAccounts } from '../../../mock/lib/account/closeDueAccounts';
import { db } from '../../../mock/lib/db';
import { getInstances } from '../../../mock/lib/orders/instances';
import { settledOrders } from '../../../mock/lib/settledOrders';
import { accountActions } from './accountActions';
import { checkAccounts, checkBooks } from './accountInvariants';
import { balanceActions } from './balanceActions';
import { jump, STARTS } from './clockJumps';
import { checkEligibility } from './eligibility';
import { invoiceActions } from './invoiceActions';
import { orderActions } from './orderActions';
import { checkOrders } from './orderInvariants';
import { refundActions } from './refundActions';
import { makeIdsRepeatable, restoreIds } from './repeatableIds';
import { checkRights } from './rights';
import { serviceActions } from './serviceActions';
import { checkServices } from './serviceInvariants';
import { themesOf, type Weights } from './themes';
import { trialActions } from './trialActions';
import { type Action, wait } from './turn';
import { getOnlyInvariant, type Invariant } from './violations';
import { findAccount, openWorld, PEOPLE, replaceTables, type World } from './world';

const MAX_ACTIONS = 60;

const ACTIONS = {
  jump,
  ...orderActions,
  ...trialActions,
  ...refundActions,
  ...serviceActions,
  ...balanceActions,
  ...invoiceActions,
  ...accountActions,
} satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

export interface Step {
  action: ActionName;
  person: number;
  pick: number;
  choice: number;
  size: number;
}

export interface History {
  /** Which of `STARTS` it begins at. */
  start: number;
  steps: readonly Step[];
}

const toStep = (weights: Weights): fc.Arbitrary<Step> =>
  fc.record({
    action: fc.oneof(
      ...(Object.keys(ACTIONS) as ActionName[]).flatMap((name) => {
        const weight = weights[name];
        return weight === undefined ? [] : [{ weight, arbitrary: fc.constant(name) }];
      }),
    ),
    // The first person does most.
    person: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat(PEOPLE - 1) }),
    pick: fc.nat(16),
    choice: fc.nat(7),
    size: fc.nat(999),
  });

const anyHistory: fc.Arbitrary<History> = fc.oneof(
  ...themesOf(Object.keys(ACTIONS) as ActionName[]).map((weights) =>
    fc.record({
      start: fc.nat(STARTS.length - 1),
      steps: fc.array(toStep(weights), { minLength: 1, maxLength: MAX_ACTIONS, size: 'max' }),
    }),
  ),
);

/** Applies everything that is due for everybody, as opening the pages does. */
function settleEverything(world: World): void {
  closeDueAccounts();
  settledOrders();
  for (const { userId } of db().users) getInstances(db(), userId, world.at);
}

/**
 * Runs a history. Throws a `Violation` after the first action after which an invariant does not hold: the only one, if one is
 * named, or any.
 */
async function run({ start, steps }: History, only?: Invariant): Promise<void> {
  const world = openWorld(STARTS[start] ?? 0, only);
  for (const { action, person, ...numbers } of steps) {
    const who = world.people[person];
    if (who === undefined) continue;
    // Without an account there is nothing to do but to register again.
    if (findAccount(who) || action === 'jump' || action === 'register')
      await ACTIONS[action]({ world, person: who, ...numbers });
    // Nobody does two things in the same moment.
    wait(world, 1);
    settleEverything(world);
    checkOrders(world);
    checkServices(world);
    await checkAccounts(world);
    await checkRights(world);
    checkEligibility(world);
  }
  for (const person of world.people) if (findAccount(person)) await checkBooks(world, person);
}

/** Runs a function on the tables, the clock and the ids of histories. */
async function inHistories(act: () => Promise<void>): Promise<void> {
  makeIdsRepeatable();
  const restore = replaceTables();
  try {
    await act();
  } finally {
    restore();
    restoreIds();
  }
}

/** Runs one history with a single invariant. Throws a `Violation` when it does not hold. */
export const runHistory = (history: History, only: Invariant): Promise<void> =>
  inHistories(() => run(history, only));

/**
 * Runs so many random histories. A failure names its seed and the smallest history that was found; `HISTORY_INVARIANT` looks for
 * violations of a single invariant.
 */
export async function checkHistories(count: number, seed: number): Promise<void> {
  const only = getOnlyInvariant();
  const isSound = fc.asyncProperty(anyHistory, (history) => run(history, only));
  await inHistories(() => fc.assert(isSound, { numRuns: count, seed }));
}

/** Number of histories of `npm run test:all`; `HISTORIES` asks for another. */
const HISTORIES = Number(process.env.HISTORIES ?? 3_000);

/** Histories of one test: a test has limited time. */
const HISTORIES_AT_ONCE = 500;

/** `npm run test:all` makes the same ones each time; `HISTORY_SEED` asks for others, or for those of a title. */
const firstSeed = Number(process.env.HISTORY_SEED ?? 1);

/** Adds the tests of one half of many random histories; each title names its seed. The halves run side by side. */
export function testHistories(half: 1 | 2): void {
  const parts = Math.ceil(HISTORIES / HISTORIES_AT_ONCE);
  const seeds = Array.from({ length: parts }, (_, part) => firstSeed + part);
  const own = seeds.filter((_, part) => part % 2 === half - 1);
  if (own.length > 0)
    it.each(own)(`keeps its invariants in ${HISTORIES_AT_ONCE} random histories with seed %i`, (seed) =>
      checkHistories(Math.min(HISTORIES, HISTORIES_AT_ONCE), seed),
    );
}
