import { isCertified } from '../src/domain/certification/certificationMachine';
import { maskCompany, maskName } from '../src/domain/certification/identityName';
import { type WithdrawalOptions, withdrawalEndpoints } from '../src/domain/money/withdrawal';
import { settledCertification } from './lib/certification/review';
import { now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { requireProof } from './lib/instanceAccess';
import { withdrawableParts } from './lib/invoices/invoiceable';
import {
  cancelWithdrawal,
  requestWithdrawal,
  withdrawalOptions,
  withdrawalView,
} from './lib/money/withdrawals';
import { toPage } from './lib/paging';
import { findRow, getRow, ownRows } from './lib/rows';
import { settledOrders } from './lib/settledOrders';
import type { UserRecord } from './lib/users';

/** The user's withdrawals, settled, oldest first. */
function getOwn({ userId }: UserRecord) {
  settledOrders(userId);
  return ownRows(db().withdrawals, { userId });
}

/** The masked name that the user has verified; undefined without one. */
function getHolder(user: UserRecord): WithdrawalOptions['holder'] {
  const record = settledCertification(user);
  if (!isCertified(record) || !record.certified) return undefined;
  const { type, texts } = record.certified;
  const name = type === 'enterprise' ? maskCompany(texts.companyName ?? '') : maskName(texts.name ?? '');
  return { type, name: name || '-' };
}

/** What a withdrawal depends on, after everything due by now. */
function getTerms(user: UserRecord) {
  settledOrders(user.userId);
  return { at: now(), holder: getHolder(user), parts: withdrawableParts(db(), user.userId) };
}

export default handlers(withdrawalEndpoints, {
  options: ({ user }) => withdrawalOptions(db(), user, getTerms(user)),

  list: ({ user, query, language }) =>
    toPage(getOwn(user).reverse(), query, (withdrawal) => withdrawalView(withdrawal, language)),

  request: ({ user, session, body, language }) => {
    const withdrawal = requestWithdrawal(db(), user, body, {
      ...getTerms(user),
      requireProof: () => requireProof(session),
    });
    return withdrawalView(withdrawal, language);
  },

  byKey: ({ user, params, language }) => {
    const found = findRow(getOwn(user), { idempotencyKey: params.key });
    return { withdrawal: found ? withdrawalView(found, language) : null };
  },

  cancel: ({ user, params, language }) => {
    const text = { zh: '没有找到该笔提现。', en: 'There is no such withdrawal.' };
    const withdrawal = getRow(getOwn(user), { withdrawalId: params.withdrawalId }, text);
    cancelWithdrawal(db(), withdrawal, now());
    return withdrawalView(withdrawal, language);
  },
});
