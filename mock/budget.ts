import { autoTopUpEndpoints } from '../src/domain/money/autoTopUp';
import { budgetEndpoints } from '../src/domain/money/budget';
import type { Call } from './lib/call';
import { now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { deliverMessages } from './lib/messages/delivery';
import { autoTopUpView, saveAutoTopUp, turnOffAutoTopUp } from './lib/money/autoTopUps';
import { budgetView, saveBudget } from './lib/money/budgets';
import { settledOrders } from './lib/orders/ownOrders';
import type { UserRecord } from './lib/users';

type OwnCall = Pick<Call, 'language'> & { user: UserRecord };

/** The user's automatic top-up, after everything due by now. */
function getAutoTopUp({ user, language }: OwnCall) {
  settledOrders(user.userId);
  return autoTopUpView(db(), user, { at: now(), language });
}

export default {
  ...handlers(budgetEndpoints, {
    get: ({ user }) => {
      settledOrders(user.userId);
      return budgetView(db(), user, now());
    },

    save: ({ user, body }) => {
      // What the former settings report is sent before they are gone.
      deliverMessages(user);
      saveBudget(db(), user, body, now());
      return budgetView(db(), user, now());
    },
  }),

  ...handlers(autoTopUpEndpoints, {
    get: getAutoTopUp,

    save: (call) => {
      settledOrders(call.user.userId);
      saveAutoTopUp(db(), call.user, call.body, now());
      return getAutoTopUp(call);
    },

    turnOff: (call) => {
      settledOrders(call.user.userId);
      turnOffAutoTopUp(db(), call.user);
      return getAutoTopUp(call);
    },
  }),
};
