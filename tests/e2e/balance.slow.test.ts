import { overflow } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { exportedFile, parseCents, readCsv } from '../support/files';
import { pressesButton, steersPayments } from '../support/shop';
import { opensAs } from '../support/signIn';

journey(
  'a budget is set, and a low balance is topped up automatically',
  { language: 'en-US', width: 360 },
  async (person) => {
    await steersPayments({ settleAfterMs: 300 });
    await opensAs(person, 'user', '/usercenter/service/budget');
    await person.sees('Budget and balance alerts');
    expect(await person.page.evaluate(overflow)).toEqual([]);
    await person.ticks('Set a monthly budget');
    await person.fills('Monthly budget (CNY)', '3000');
    await pressesButton(person, 'Save alerts');
    await person.sees('Alerts saved');
    // Above the sample balance, so that the first top-up is due at once.
    await person.fills('When the balance is below (CNY)', '4000');
    await person.fills('Add (CNY)', '4000');
    await person.fills('At most per month (CNY)', '5000');
    await person.ticks('I agree to these charges to the payment method');
    await pressesButton(person, 'Turn on automatic top-up');
    await person.sees('¥4,000.00 added automatically this month');
    await person.opens('/usercenter/service/charge');
    await person.sees('Automatic top-up');
    await person.opens('/usercenter/message?topic=payment');
    await person.sees('Automatic top-up received: ¥4,000.00');
  },
);

journey(
  'money is topped up and withdrawn after a proof of identity, and the statement reconciles',
  { language: 'en-US', width: 360 },
  async (person) => {
    await steersPayments({ settleAfterMs: 300, refundAfterMs: 0 });
    await opensAs(person, 'user', '/usercenter/service/charge');
    await pressesButton(person, 'Top up');
    await person.chooses('¥500.00');
    await pressesButton(person, 'Top up ¥500.00');
    await person.sees('¥500.00 added to your balance');

    await person.opens('/usercenter/service/withdrawal');
    await person.sees('Request a withdrawal');
    expect(await person.page.evaluate(overflow)).toEqual([]);
    await person.fills('Amount (CNY)', '50');
    await pressesButton(person, 'Withdraw ¥50.00');
    await person.sees('Confirm it’s you');
    await person.fills('Password', 'Market#2026');
    await pressesButton(person, 'Confirm and continue');
    await person.sees('Withdrawal requested');
    await person.sees('Paid');

    await person.opens('/usercenter/service/statement');
    await person.sees('to the cent');
    expect(await person.page.evaluate(overflow)).toEqual([]);
    const { name, text } = await exportedFile(person, () => pressesButton(person, 'Export CSV'));
    expect(name).toMatch(/^statement-\d{4}-\d\d\.csv$/);
    const rows = readCsv(text);
    const cents = (row: Record<string, string> | undefined, column: string) =>
      parseCents(row?.[`${column} (CNY)`] ?? '?');
    const amounts = rows.map((row) => cents(row, 'Amount'));
    expect(amounts).toEqual(expect.arrayContaining([50_000, -5_000]));
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    expect(cents(rows[0], 'Balance') + sum).toBe(cents(rows.at(-1), 'Balance'));
  },
);
