import { now } from '../../../mock/lib/clock';
import { db } from '../../../mock/lib/db';
import type { ChargeRecord } from '../../../mock/lib/money/records';

/** The sample customer's newest instance of a service, except trials. */
export const instanceOf = (serviceId: string) => {
  const found = db().instances.findLast(
    ({ userId, service, orderType }) =>
      userId === '10002' && service.serviceId === serviceId && orderType !== 'trial',
  );
  if (!found) throw new Error(serviceId);
  return found;
};
export const customer = () => {
  const user = db().users.find(({ userName }) => userName === 'user');
  if (!user) throw new Error('user');
  return user;
};

/** Books a usage charge, which the sample customer pays from the balance. */
export function spend(amount: number): void {
  const user = customer();
  const charge: ChargeRecord = {
    ...{ chargeId: `spent-${db().charges.length}`, flowNo: 'S1', userId: user.userId, category: 'usage' },
    ...{ title: { zh: '用量', en: 'Usage' }, frequency: 'once', amount, direction: 'out' },
    ...{ payChannel: 'balance', status: 'settled', createdAt: now(), lines: [] },
  };
  db().charges.push(charge);
  user.balance -= amount;
}
