import { db } from '../db';

/**
 * Ends what was begun with credentials that an account no longer has: sign-ins that wait for their second step, by whichever
 * way they were started, and open requests of providers for consent.
 */
export function endPendingSignIns(userId: string): void {
  const tables = db();
  tables.loginChallenges = tables.loginChallenges.filter((challenge) => challenge.userId !== userId);
  for (const account of tables.consoleAccounts) if (account.userId === userId) delete account.consent;
}
