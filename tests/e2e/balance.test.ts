import { journey } from '../support/e2eJourney';
import { exportedFile } from '../support/files';
import { pressesButton, steersPayments } from '../support/shop';

const overflow = () => document.documentElement.scrollWidth - innerWidth;

journey(
  'a budget is set, and a low balance is topped up automatically',
  { language: 'en-US', width: 360 },
  async (person) => {
    await steersPayments({ settleAfterMs: 300 });
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/service/budget');
    await person.sees('Budget and balance alerts');
    expect(await person.page.evaluate(overflow)).toBe(0);
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

journey('a statement reconciles and is exported', { language: 'en-US', width: 360 }, async (person) => {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  await person.opens('/usercenter/service/statement');
  await person.sees('to the cent');
  expect(await person.page.evaluate(overflow)).toBe(0);
  const { name, text } = await exportedFile(person, () => pressesButton(person, 'Export CSV'));
  expect(name).toMatch(/^statement-\d{4}-\d\d\.csv$/);
  const amounts = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
  const cents = (cell = '') => Math.round(Number(cell) * 100);
  const sum = amounts.reduce((total, row) => total + cents(row[4]), 0);
  expect(cents(amounts[0]?.[5]) + sum).toBe(cents(amounts.at(-1)?.[5]));
});

journey(
  'a withdrawal is requested after a proof of identity, and paid',
  { language: 'en-US', width: 360 },
  async (person) => {
    await steersPayments({ refundAfterMs: 0 });
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/service/withdrawal');
    await person.sees('Request a withdrawal');
    expect(await person.page.evaluate(overflow)).toBe(0);
    await person.fills('Amount (CNY)', '50');
    await pressesButton(person, 'Withdraw ¥50.00');
    await person.sees('Confirm it’s you');
    await person.fills('Password', 'Market#2026');
    await pressesButton(person, 'Confirm and continue');
    await person.sees('Withdrawal requested');
    await person.sees('Paid');
    await person.opens('/usercenter/service/charge');
    await person.sees('Withdrawal of balance');
  },
);
