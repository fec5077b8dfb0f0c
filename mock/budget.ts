import { autoTopUpEndpoints } from '../src/domain/money/autoTopUp';
import { budgetEndpoints } from '../src/domain/money/budget';
import type { Call } from './lib/call';
import { now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { deliverMessages } from './lib/messages/delivery';
import { autoTopUpView, saveAutoTopUp, turnOffAutoTopUp } from './lib/money/autoTopUps';
import { budgetOf, budgetView, saveBudget } from './lib/money/budgets';
import { settledOrders } from './lib/settledOrders';
import type { UserRecord } from './lib/users';
import { assertVersion, markChanged } from './lib/versions';

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

    save: ({ user, body: { version, ...changes }, language }) => {
      const view = () => budgetView(db(), user, now());
      assertVersion(budgetOf(user), version, { language, view });
      // What the former settings report is sent before they are gone.
      deliverMessages(user);
      saveBudget(db(), user, changes, now());
      markChanged(budgetOf(user), user);
      return view();
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
