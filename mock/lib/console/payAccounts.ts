import type { PayAccount } from '../../../src/domain/console/transfer';
import type { MockTables } from '../db';
import type { Language, Text } from '../text';

/** The operator's own accounts with their opening balances in cents. */
const PAY_ACCOUNTS: { accountId: string; name: Text; opening: number }[] = [
  { accountId: 'settlement', name: { zh: '服务商结算户', en: 'Provider settlement' }, opening: 128_640_000 },
  { accountId: 'marketing', name: { zh: '市场活动户', en: 'Campaigns' }, opening: 3_260_050 },
  { accountId: 'petty', name: { zh: '日常备用金', en: 'Petty cash' }, opening: 200_000 },
];

export const findPayAccount = (accountId: string) =>
  PAY_ACCOUNTS.find((account) => account.accountId === accountId);

/** The accounts with their balances after all transfers. */
export const payAccounts = ({ submissions }: MockTables, language: Language): PayAccount[] =>
  PAY_ACCOUNTS.map(({ accountId, name, opening }) => {
    const spent = submissions
      .filter((each) => each.kind === 'transfer')
      .filter(({ content }) => content.payAccountId === accountId)
      .reduce((sum, { content }) => sum + content.amount, 0);
    return { accountId, name: name[language], balance: opening - spent };
  });
