import { accountingMonth } from '../src/domain/calendar';
import { statementEndpoints } from '../src/domain/money/statement';
import { settledCertification } from './lib/certification/review';
import { now } from './lib/clock';
import { db } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { getLedger } from './lib/money/ledger';
import { statementFile } from './lib/money/statementFile';
import { toStatement } from './lib/money/statements';
import { settledOrders } from './lib/settledOrders';
import type { Language } from './lib/text';
import { ownerName, type UserRecord } from './lib/users';

interface StatementCall {
  user: UserRecord;
  params: { month: string };
  language: Language;
}

/** The user's statement of a month, settled. Throws 404 for a month without one. */
function getStatement({ user, params, language }: StatementCall) {
  const tables = db();
  settledOrders(user.userId);
  settledCertification(user);
  const books = {
    ledger: getLedger(tables, user.userId),
    withdrawals: tables.withdrawals.filter(({ userId }) => userId === user.userId),
    owner: ownerName(user),
  };
  const month = params.month === 'current' ? accountingMonth(now()) : params.month;
  const text = { zh: '该月份没有对账单。', en: 'There is no statement for this month.' };
  return getOrThrow(toStatement(books, month, { at: now(), language }), text);
}

export default handlers(statementEndpoints, {
  get: getStatement,

  export: (call) => statementFile(getStatement(call), call.language),
});
