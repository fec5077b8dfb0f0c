import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sampleAccounts';
import { databaseFile, isOff, isQuiet } from './settings';

declare global {
  var serviceMarketMockBanner: boolean | undefined;
}

/** Prints the sample accounts and where to find codes, once per process. */
export function printBanner(): void {
  if (isOff() || isQuiet() || globalThis.serviceMarketMockBanner) return;
  globalThis.serviceMarketMockBanner = true;
  const accounts = SAMPLE_ACCOUNTS.map(({ userName, userPhone }) => `${userName} (${userPhone})`).join(', ');
  console.info(
    [
      '',
      '  Mock server',
      `  Sample accounts  ${accounts}; password ${SAMPLE_PASSWORD}`,
      '  SMS codes        printed here when sent, and in the outbox on /demo (captchas too)',
      `  Database         ${databaseFile() ?? 'in memory'}; start afresh on /demo`,
      '',
    ].join('\n'),
  );
}
