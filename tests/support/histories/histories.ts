import fc from 'fast-check';
import { closeDueAccounts } from '../../../mock/lib/account/closure';
import { db } from '../../../mock/lib/db';
import { getInstances } from '../../../mock/lib/orders/instances';
import { settledOrders } from '../../../mock/lib/orders/ownOrders';
import { accountActions } from './accountActions';
import { checkAccounts, checkBooks } from './accountInvariants';
import { balanceActions } from './balanceActions';
import { jump, STARTS } from './clockJumps';
import { invoiceActions } from './invoiceActions';
import { orderActions } from './orderActions';
import { checkOrders } from './orderInvariants';
import { makeIdsRepeatable, restoreIds } from './repeatableIds';
import { checkRights } from './rights';
import { serviceActions } from './serviceActions';
import { checkServices } from './serviceInvariants';
import type { Action } from './turn';
import { findAccount, openWorld, replaceTables, restoreClock, type World } from './world';

const MAX_ACTIONS = 60;

const ACTIONS = {
  jump,
  ...orderActions,
  ...serviceActions,
  ...balanceActions,
  ...invoiceActions,
  ...accountActions,
} satisfies Record<string, Action>;

type ActionName = keyof typeof ACTIONS;

/** How often an action is done in comparison with others; 2 unless named. */
const WEIGHTS: Partial<Record<ActionName, number>> = {
  jump: 12,
  buy: 8,
  renew: 6,
  upgrade: 4,
  refund: 8,
  topUp: 4,
};

interface Step {
  action: ActionName;
  person: number;
  pick: number;
  choice: number;
  size: number;
}

export interface History {
  start: number;
  steps: Step[];
}

const actionNames = Object.keys(ACTIONS) as ActionName[];

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    ...actionNames.map((name) => ({ weight: WEIGHTS[name] ?? 2, arbitrary: fc.constant(name) })),
  ),
  person: fc.nat(2),
  pick: fc.nat(12),
  choice: fc.nat(7),
  size: fc.nat(999),
});

const history: fc.Arbitrary<History> = fc.record({
  start: fc.nat(STARTS.length - 1),
  steps: fc.array(step, { minLength: 1, maxLength: MAX_ACTIONS, size: 'max' }),
});

/** Applies everything that is due for everybody, as opening the pages does. */
function settleEverything(world: World): void {
  closeDueAccounts();
  settledOrders();
  for (const { userId } of db().users) getInstances(db(), userId, world.at);
}

/** Runs a history. Throws a `Violation` after the first action after which an invariant does not hold. */
export async function runHistory({ start, steps }: History): Promise<void> {
  const world = openWorld(STARTS[start] ?? 0);
  for (const { action, person, ...numbers } of steps) {
    const who = world.people[person];
    if (who === undefined) continue;
    // Without an account there is nothing to do but to register again.
    if (findAccount(who) || action === 'jump' || action === 'register')
      await ACTIONS[action]({ world, person: who, ...numbers });
    settleEverything(world);
    checkOrders(world);
    checkServices(world);
    await checkAccounts(world);
    await checkRights(world);
  }
  for (const person of world.people) if (findAccount(person)) await checkBooks(world, person);
}

/** Runs so many random histories. `HISTORY_SEED` gives the seed, which a failure names. */
export async function checkHistories(numRuns: number): Promise<void> {
  const given = process.env.HISTORY_SEED;
  const seed = given === undefined || given === '' ? Date.now() % 2 ** 31 : Number(given);
  makeIdsRepeatable();
  replaceTables();
  try {
    await fc.assert(fc.asyncProperty(history, runHistory), { numRuns, seed, endOnFailure: false });
  } finally {
    restoreClock();
    restoreIds();
  }
}
