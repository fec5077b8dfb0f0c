import { journey } from '../support/e2eJourney';
import { exportedFile } from '../support/files';
import { callMock, movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { printsOnePage } from '../support/printing';
import { pressesButton, steersPayments } from '../support/shop';
import { opensAs } from '../support/signIn';

/** Selects the first item whose name contains a title. */
async function selects(person: Person, title: string): Promise<void> {
  await person.page.locator(`::-p-xpath(//tr[contains(., '${title}')]//input[@type='checkbox'])`).click();
}

/** The titles of the emails that the mock sent to an address, in Chinese. */
async function mailsTo(address: string): Promise<string[]> {
  const { messages } = await callMock<{ messages: { recipient: string; title: string }[] }>(
    'demo/sentMessages',
  );
  return messages.filter(({ recipient }) => recipient === address).map(({ title }) => title);
}

journey(
  'an order and a top-up come on one invoice, which is printed, and invoiced again after a refund',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ refund: 'grant' });
    await opensAs(person, 'user', '/usercenter/invoice');
    // The order whose setup failed is refunded, so it is not offered.
    await person.sees('All (7)');
    await selects(person, 'Document Translation Desk');
    await selects(person, 'Account top-up');
    await person.sees('2 items selected');
    await pressesButton(person, 'Request invoice · ¥278.00');
    await person.sees('2 items, ¥278.00 including tax');
    await person.fills('Name on the invoice', 'Lin Xiaoman');
    await person.fills('Email', 'books@example.com');
    await pressesButton(person, 'Send request');
    await person.isAt('/usercenter/invoice?tab=list');
    await person.sees('Being issued');
    await movesServerClock(10);
    await person.sees('5 invoices');
    await person.seesNo('Being issued');
    expect(await mailsTo('books@example.com')).toEqual([expect.stringMatching(/^您的电子发票 \d{20}$/)]);
    const file = await exportedFile(person, () => pressesButton(person, 'Export CSV'));
    expect(file.text).toContain('278.00');

    await person.presses('Document Translation Desk and others, 2 items', 'link');
    await person.sees('Electronic invoice');
    await person.sees('¥278.00');
    await person.sees('Yunji Service Market Technology Co., Ltd.');
    await printsOnePage(person);

    // The rest of the order and the top-up stay invoiced.
    await person.page.locator('article a[href*="/usercenter/order/"]').click();
    await pressesButton(person, 'Request a refund');
    await person.sees('Its invoice is reversed; what remains is invoiced again.');
    await pressesButton(person, 'Request ¥');
    await person.sees('Your refund request is in review');
    await movesServerClock(120);
    await person.sees('Your refund has been paid.');
    await person.presses('View invoice', 'link');
    await person.presses('View the earlier invoice', 'link');
    await person.sees('An order on this invoice was refunded');
    await person.presses('View the new invoice', 'link');
    await person.sees('It continues an earlier invoice');
    const titles = await mailsTo('books@example.com');
    expect(titles.filter((title) => title.startsWith('红字发票'))).toHaveLength(1);
    expect(titles.filter((title) => title.startsWith('您的电子发票'))).toHaveLength(2);

    await person.opens('/usercenter/message?topic=payment');
    await person.presses('Invoice reversed and issued again: ¥278.00', 'button');
    await person.presses('View invoice', 'link');
    await person.sees('An order on this invoice was refunded');
  },
);
