import { isCertified } from '../src/domain/certification/certificationMachine';
import { maskCompany, maskName } from '../src/domain/certification/identityName';
import { type WithdrawalOptions, withdrawalEndpoints } from '../src/domain/money/withdrawal';
import { settledCertification } from './lib/certification/review';
import { now } from './lib/clock';
import { db } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { requireProof } from './lib/instanceAccess';
import {
  cancelWithdrawal,
  requestWithdrawal,
  withdrawalOptions,
  withdrawalView,
} from './lib/money/withdrawals';
import { settledOrders } from './lib/orders/ownOrders';
import { toPage } from './lib/paging';
import type { UserRecord } from './lib/users';

/** The user's withdrawals, settled, oldest first. */
function getOwn({ userId }: UserRecord) {
  settledOrders(userId);
  return db().withdrawals.filter((withdrawal) => withdrawal.userId === userId);
}

/** The masked name that the user has verified; undefined without one. */
function getHolder(user: UserRecord): WithdrawalOptions['holder'] {
  const record = settledCertification(user);
  if (!isCertified(record) || !record.certified) return undefined;
  const { type, texts } = record.certified;
  const name = type === 'enterprise' ? maskCompany(texts.companyName ?? '') : maskName(texts.name ?? '');
  return { type, name: name || '-' };
}

export default handlers(withdrawalEndpoints, {
  options: ({ user }) => {
    settledOrders(user.userId);
    return withdrawalOptions(db(), user, { at: now(), holder: getHolder(user) });
  },

  list: ({ user, query, language }) =>
    toPage(getOwn(user).reverse(), query, (withdrawal) => withdrawalView(withdrawal, language)),

  request: ({ user, session, body, language }) => {
    settledOrders(user.userId);
    const withdrawal = requestWithdrawal(db(), user, body, {
      at: now(),
      holder: getHolder(user),
      requireProof: () => requireProof(session),
    });
    return withdrawalView(withdrawal, language);
  },

  byKey: ({ user, params, language }) => {
    const found = getOwn(user).find(({ idempotencyKey }) => idempotencyKey === params.key);
    return { withdrawal: found ? withdrawalView(found, language) : null };
  },

  cancel: ({ user, params, language }) => {
    const text = { zh: '没有找到该笔提现。', en: 'There is no such withdrawal.' };
    const withdrawal = getOrThrow(
      getOwn(user).find(({ withdrawalId }) => withdrawalId === params.withdrawalId),
      text,
    );
    cancelWithdrawal(db(), withdrawal, now());
    return withdrawalView(withdrawal, language);
  },
});
