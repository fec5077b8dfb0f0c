import { db } from '../../../mock/lib/db';
import type { InstanceRecord } from '../../../mock/lib/orders/records';
import { withPlan } from '../../../mock/lib/orders/snapshot';
import { settledOrders } from '../../../mock/lib/settledOrders';
import type { Selection } from '../../../src/domain/catalog/selection';
import { orderEndpoints } from '../../../src/domain/order/endpoints';
import { findOrder, finish, orderNew, place, quote } from './orderActions';
import { getPeriods, getPlans } from './selections';
import { type Action, ownInstances, pickOne, type Turn } from './turn';

const findTrial = ({ world, person, pick }: Turn): InstanceRecord | undefined =>
  pickOne(
    ownInstances(person, ({ orderType, endsOn = 0 }) => orderType === 'trial' && endsOn > world.at),
    pick,
  );

/** A running trial of the person; one that is started for it if there is none. */
async function openTrial(turn: Turn): Promise<InstanceRecord | undefined> {
  const trial = findTrial(turn);
  if (trial) return trial;
  await finish(turn, await orderNew(turn, 'trial'));
  settledOrders();
  return findTrial(turn);
}

/** A plan and a term of the service of a trial, mostly its own plan. */
function toPurchase(trial: InstanceRecord, { choice, size }: Turn): Selection | undefined {
  const { serviceId } = trial.service;
  const plans = [trial.skuCode, ...getPlans(serviceId)];
  const skuCode = plans[choice % plans.length] ?? trial.skuCode;
  const terms = getPeriods(serviceId, skuCode).filter(({ unit }) => unit !== 'once');
  const term = terms[size % Math.max(1, terms.length)];
  if (term === undefined) return undefined;
  const period = { unit: term.unit, count: term.count };
  return { ...withPlan(trial, skuCode), period, orderType: 'new' };
}

const keysOf = ({ managed }: InstanceRecord): string => JSON.stringify(managed?.keys ?? []);

/** Whether an order made a service of its own. */
const makesService = ({ orderId }: { orderId: string }): boolean =>
  db().instances.some((each) => each.orderId === orderId);

export const trialActions = {
  /** Buys the service of a running trial. */
  trialToPaid: async (turn) => {
    const trial = await openTrial(turn);
    const selection = trial && toPurchase(trial, turn);
    const quoted = selection && (await quote(turn, selection));
    if (!quoted) return;
    const { instanceId, endsOn } = trial;
    const keys = keysOf(trial);
    const body = { ...selection, ...quoted, buyerRemark: '' };
    const order = await place(turn, { endpoint: orderEndpoints.place, body });
    if (order?.continues !== instanceId) return;
    await finish(turn, order);
    settledOrders();
    const record = findOrder(order.orderId);
    if (record?.status !== 'completed') return;
    const isKept =
      record.instanceId === instanceId &&
      record.covers?.from === endsOn &&
      !makesService(order) &&
      keysOf(trial) === keys;
    // Another order that was paid earlier may have taken the trial over.
    const isTaken = db().orders.some((other) => other !== record && other.continues === instanceId);
    turn.world.check('trialIsKept', isKept || isTaken, () =>
      JSON.stringify({ instanceId, endsOn, orderId: order.orderId, covers: record.covers }),
    );
  },
} satisfies Record<string, Action>;
