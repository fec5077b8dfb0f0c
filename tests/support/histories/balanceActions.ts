import { db } from '../../../mock/lib/db';
import { autoTopUpEndpoints } from '../../../src/domain/money/autoTopUp';
import { TOP_UP_CHANNELS, topUpEndpoints } from '../../../src/domain/money/topUp';
import {
  mostWithdrawable,
  WITHDRAWAL_LIMITS,
  withdrawalEndpoints,
} from '../../../src/domain/money/withdrawal';
import { couponEndpoints } from '../../../src/domain/order/coupon';
import { COUPON_CODES } from './selections';
import { type Action, pickOne, type Turn, wait } from './turn';
import { call, newKey, read } from './world';

const getChannel = ({ choice }: Turn) => TOP_UP_CHANNELS[choice % TOP_UP_CHANNELS.length];

const AMOUNTS = [100_000, 1_000_000, 12_345, 4_000_000, 333];
const OUTCOMES = ['succeed', 'succeed', 'succeed', 'timeout', 'fail', 'hang'];

const topUp: Action = async (turn) => {
  const { world, person, pick, size } = turn;
  const amount = AMOUNTS[pick % AMOUNTS.length];
  const outcome = OUTCOMES[size % OUTCOMES.length] ?? 'succeed';
  const request = { body: { amount, channel: getChannel(turn), idempotencyKey: newKey(world) } };
  const headers = { 'x-mock-payment': outcome };
  const { code } = await call(world, person, topUpEndpoints.start, { ...request, headers });
  if (code === 0) {
    const count = db().topUps.length;
    const { isDone } = await call(world, person, topUpEndpoints.start, request);
    world.check('replyOnce', isDone && db().topUps.length === count, () => 'top-up');
  }
  wait(world, 5);
};

const withdraw: Action = async (turn) => {
  const { world, person, pick, choice, size } = turn;
  const options = await read(world, person, withdrawalEndpoints.options);
  const offered = options && pickOne(options.channels, choice);
  if (!options || !offered) return;
  db().paymentSettings.withdrawal = size % 4 === 3 ? 'fail' : 'pay';
  const target = { kind: 'channel', channel: offered.channel } as const;
  const most = mostWithdrawable(options, target);
  const amount = pick % 2 === 0 ? most : Math.floor(most / 3);
  if (amount < WITHDRAWAL_LIMITS.least) return;
  const request = { body: { amount, target, idempotencyKey: newKey(world) } };
  const { isDone, code } = await call(world, person, withdrawalEndpoints.request, request);
  world.check('amountsAreAsOffered', isDone || options.leftToday === 0, () =>
    JSON.stringify({ amount, code }),
  );
  if (size % 2 === 0) wait(world, 30);
};

const cancelWithdrawal: Action = async ({ world, person, pick }) => {
  const own = db().withdrawals.filter(({ userId }) => userId === person.userId);
  const withdrawal = pickOne(own, pick);
  if (!withdrawal) return;
  const { withdrawalId } = withdrawal;
  await call(world, person, withdrawalEndpoints.cancel, { params: { withdrawalId } });
};

const LIMITS = [
  { threshold: 20_000, amount: 50_000, monthlyLimit: 100_000 },
  { threshold: 100_000, amount: 300_000, monthlyLimit: 900_000 },
  { threshold: 500, amount: 500, monthlyLimit: 500 },
];

export const balanceActions = {
  topUp,
  withdraw,
  cancelWithdrawal,
  autoTopUpOn: async (turn) => {
    const { world, person, pick, size } = turn;
    // Automatic payments end as the setting of the demo page says.
    db().paymentSettings.outcome = size % 4 === 3 ? 'fail' : 'succeed';
    const body = { ...LIMITS[pick % LIMITS.length], channel: getChannel(turn), accepted: true };
    await call(world, person, autoTopUpEndpoints.save, { body });
  },
  autoTopUpOff: async ({ world, person }) => {
    await call(world, person, autoTopUpEndpoints.turnOff);
  },
  claimCoupon: async ({ world, person, pick }) => {
    const code = COUPON_CODES[pick % COUPON_CODES.length];
    await call(world, person, couponEndpoints.claim, { body: { code } });
  },
} satisfies Record<string, Action>;
