import { db } from '../../../mock/lib/db';

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
