import { accountingMonth, DAY_MS, dayDigits, HOUR_MS, startOfMonth } from '../../../src/domain/calendar';
import { TAX_RATE } from '../../../src/domain/invoice/invoice';
import { partOfCents, sumCents, timesCents } from '../../../src/domain/money/money';
import type { MockTables } from '../db';
import { balanceEffect } from '../money/entries';
import { getLedger } from '../money/ledger';
import type { ChargeRecord, TopUpRecord } from '../money/records';
import type { InstanceRecord } from '../orders/records';
import { money } from '../orders/wording';
import type { Text } from '../text';
import type { UserRecord } from '../users';

interface Usage {
  serviceId: string;
  title: Text;
  unit: Text;
  /** In cents. */
  unitPrice: number;
  /** Usage beyond the plan by month, latest first. */
  quantities: number[];
}

const USAGE: Record<string, Usage> = {
  user: {
    serviceId: 'uptime-probe',
    title: { zh: '短信与电话告警', en: 'Alerts by message and phone' },
    unit: { zh: '次', en: 'alerts' },
    unitPrice: 8,
    quantities: [386, 1_204, 742],
  },
  admin: {
    serviceId: 'face-liveness',
    title: { zh: '超出套餐的核验用量', en: 'Checks beyond the plan' },
    unit: { zh: '次', en: 'checks' },
    unitPrice: 15,
    quantities: [2_310, 1_875, 3_046, 1_120, 0, 2_204],
  },
};

/** By days before the seeding; amounts in cents. */
const TOP_UPS: Record<string, { daysAgo: number; amount: number; channel: TopUpRecord['channel'] }[]> = {
  user: [
    { daysAgo: 330, amount: 50_000, channel: 'alipay' },
    { daysAgo: 190, amount: 100_000, channel: 'wechat' },
    { daysAgo: 34, amount: 20_000, channel: 'alipay' },
  ],
  admin: [
    { daysAgo: 180, amount: 500_000, channel: 'alipay' },
    { daysAgo: 40, amount: 1_000_000, channel: 'wechat' },
  ],
};

/** Seeds a ledger for each sample account that ends at its balance. Orders must be seeded before. */
export function seedCharges(tables: MockTables): void {
  for (const user of tables.users) {
    const target = user.balance;
    tables.topUps.push(
      ...(TOP_UPS[user.userName] ?? []).map((topUp, index) => pastTopUp(tables, user, topUp, index)),
    );
    const usage = USAGE[user.userName];
    const instance = tables.instances.find(
      (own) => own.userId === user.userId && own.service.serviceId === usage?.serviceId,
    );
    if (usage && instance) tables.charges.push(...usageCharges(tables, instance, usage));
    const booked = sumCents(getLedger(tables, user.userId).map(balanceEffect));
    tables.charges.push(carriedOver(user, target - booked));
  }
}

function pastTopUp(
  { seededAt }: MockTables,
  { userId }: UserRecord,
  { daysAgo, amount, channel }: { daysAgo: number; amount: number; channel: TopUpRecord['channel'] },
  index: number,
): TopUpRecord {
  const createdAt = seededAt - daysAgo * DAY_MS + 11 * HOUR_MS;
  return {
    topUpId: `${userId}00${index + 1}${dayDigits(createdAt)}`,
    userId,
    idempotencyKey: `top-up-${userId}-${index + 1}`,
    amount,
    channel,
    status: 'succeeded',
    outcome: 'succeed',
    createdAt,
    settlesAt: createdAt + 20_000,
  };
}

/** Monthly usage beyond the plan, its tax within, one reversed charge and one credit for an outage. */
function usageCharges(tables: MockTables, instance: InstanceRecord, usage: Usage): ChargeRecord[] {
  const thisMonth = accountingMonth(tables.seededAt);
  const months = usage.quantities.map((quantity, index) => ({
    quantity,
    from: startOfMonth(thisMonth, -index - 1) ?? 0,
    to: startOfMonth(thisMonth, -index) ?? 0,
  }));
  const billed = months.filter(({ quantity, from }) => quantity > 0 && from >= instance.beganOn);
  return billed.flatMap(({ quantity, from, to }, index) => {
    const entry = toEntry(instance, { from, to });
    const used = timesCents(usage.unitPrice, quantity);
    const metered = usageCharge(entry, usage, { quantity, used });
    const charges = [metered];
    if (index === 1) charges.push(creditCharge(entry, used));
    if (index === 2) charges.push({ ...metered, ...entry.names('X'), status: 'reversed' });
    // All of a month are booked in one moment.
    return charges.map((charge, place) => ({ ...charge, booking: place + 1 }));
  });
}

type Entry = ReturnType<typeof toEntry>;

function toEntry(instance: InstanceRecord, period: { from: number; to: number }) {
  const number = `${accountingMonth(period.from).replace('-', '')}${instance.instanceId.slice(-6)}`;
  return {
    names: (kind: string) => ({ chargeId: `B${kind}${number}`, flowNo: `B${kind}${number}` }),
    fields: {
      userId: instance.userId,
      instanceId: instance.instanceId,
      orderId: instance.orderId,
      planName: instance.service.planName,
      frequency: 'month',
      payChannel: 'balance',
      status: 'settled',
      direction: 'out',
      period,
      // Billed when the month has ended.
      createdAt: period.to,
    },
    service: instance.service.title,
  } as const;
}

/** `used` is its price without tax, in cents. */
function usageCharge(
  { names, fields, service }: Entry,
  { title, unit, unitPrice }: Usage,
  { quantity, used }: { quantity: number; used: number },
): ChargeRecord {
  const tax = partOfCents(used, TAX_RATE);
  const formula = (language: keyof Text) =>
    `${money(unitPrice)[language]} × ${quantity.toLocaleString('en-US')} ${unit[language]}`;
  return {
    ...fields,
    ...names('U'),
    category: 'usage',
    title: service,
    quantity,
    unit,
    amount: used + tax,
    tax: { rate: TAX_RATE, amount: tax },
    lines: [
      { label: title, formula: { zh: formula('zh'), en: formula('en') }, amount: used },
      {
        label: { zh: '用量费用的增值税', en: 'VAT on the usage' },
        formula: { zh: `${money(used).zh} × 6%`, en: `${money(used).en} × 6%` },
        amount: tax,
      },
    ],
  };
}

function creditCharge({ names, fields, service }: Entry, base: number): ChargeRecord {
  const amount = partOfCents(base, 2_500);
  return {
    ...fields,
    ...names('S'),
    category: 'credit',
    title: service,
    direction: 'in',
    amount,
    lines: [
      {
        label: { zh: '服务中断的赔偿', en: 'Compensation for an outage' },
        formula: { zh: `${money(base).zh} × 25%`, en: `${money(base).en} × 25%` },
        amount,
      },
    ],
  };
}

/** The opening balance from the former system, which makes the ledger end at the current balance. */
function carriedOver(user: UserRecord, amount: number): ChargeRecord {
  if (amount < 0) throw new Error(`The books of ${user.userName} do not come out: ${amount}`);
  return {
    chargeId: `A${user.userId}`,
    flowNo: `A${user.userId}0001`,
    userId: user.userId,
    category: 'adjustment',
    title: { zh: '结转原系统余额', en: 'Balance carried over from the former system' },
    frequency: 'once',
    amount,
    direction: 'in',
    payChannel: 'balance',
    status: 'settled',
    createdAt: user.createdAt,
    lines: [
      { label: { zh: '原系统的账户余额', en: 'What was left there' }, formula: { zh: '', en: '' }, amount },
    ],
  };
}
