import { exportedFile, parseCents, readCsv } from './files';
import type { Person } from './person';
import { pressesButton } from './shop';

/** Exports the shown statement and returns its rows. */
export async function exportsStatement(person: Person): Promise<Record<string, string>[]> {
  await person.sees('to the cent');
  const { text } = await exportedFile(person, () => pressesButton(person, 'Export CSV'));
  return readCsv(text);
}

/** Exports the statement of each month and returns its rows, oldest first. */
export async function exportsStatements(person: Person): Promise<Record<string, string>[][]> {
  await person.opens('/usercenter/service/charge');
  await person.presses('Monthly statement', 'link');
  await person.sees('to the cent');
  const opensMonths = async () => {
    await person.page.click('.ant-select:has([aria-label="Month"])');
    await person.page.waitForSelector('.ant-select-item-option', { visible: true });
    return person.page.$$('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  };
  const { length } = await opensMonths();
  await person.hits('Escape');
  const statements: Record<string, string>[][] = [];
  for (let index = length - 1; index >= 0; index -= 1) {
    const option = (await opensMonths())[index];
    const name = await option?.evaluate((element) => (element as HTMLElement).innerText);
    await option?.click();
    await person.sees(`Statement for ${name}`);
    statements.push(await exportsStatement(person));
  }
  return statements;
}

/** Checks each balance against the one before and its amount; returns the amounts in cents, oldest first. */
export function reconciles(statements: readonly Record<string, string>[][]): number[] {
  let balance = 0;
  const amounts: number[] = [];
  for (const rows of statements) {
    expect(rows[0]?.Item).toBe('Opening balance');
    expect(rows.at(-1)?.Item).toBe('Closing balance');
    for (const row of rows) {
      const amount = parseCents(row['Amount (CNY)'] ?? '');
      balance += amount;
      expect(parseCents(row['Balance (CNY)'] ?? '')).toBe(balance);
      if (amount !== 0) amounts.push(amount);
    }
  }
  return amounts;
}
