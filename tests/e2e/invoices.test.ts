import { journey } from '../support/e2eJourney';
import { exportedFile } from '../support/files';
import { callMock, movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { pressesButton, steersPayments } from '../support/shop';

const overflow = ({ page }: Person) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Selects the first item whose name contains a title. */
async function selects(person: Person, title: string): Promise<void> {
  await person.page.locator(`::-p-xpath(//li[contains(., '${title}')]//input[@type='checkbox'])`).click();
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
    await steersPayments({ refund: 'grant', refundAfterMs: 500 });
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/invoice');
    await person.sees('All (8)');
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
    await person.page.emulateMediaType('print');
    await person.seesNo('Send by email');
    await person.sees('Yunji Service Market Technology Co., Ltd.');
    expect((await person.page.pdf()).length).toBeGreaterThan(1_000);
    await person.page.emulateMediaType('screen');

    // The rest of the order and the top-up stay invoiced.
    await person.page.locator('article a[href*="/usercenter/order/"]').click();
    await pressesButton(person, 'Request a refund');
    await person.sees('Its invoice is reversed; what remains is invoiced again.');
    await pressesButton(person, 'Request ¥');
    await movesServerClock(60);
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

journey(
  'a request is withdrawn and a title is saved on a phone',
  { language: 'zh-CN', width: 360 },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/invoice?tab=titles');
    await pressesButton(person, '新增抬头');
    await person.fills('发票抬头', '深圳小满科技有限公司');
    await person.fills('统一社会信用代码', '91440300MA5DC8JF2X');
    await pressesButton(person, '保存');
    await person.sees('深圳小满科技有限公司');
    expect(await overflow(person)).toBe(0);

    await person.opens('/usercenter/invoice?kind=order');
    await selects(person, '文档翻译工作台');
    await pressesButton(person, '申请发票 · ¥78.00');
    await pressesButton(person, '提交申请');
    await person.isAt('/usercenter/invoice?tab=list');
    await person.presses('撤回发票申请：文档翻译工作台，¥78.00', 'button');
    await person.sees('其中的项目可以重新申请开票。');
    await person.page.locator('.ant-popconfirm .ant-btn-primary').click();
    await person.sees('已撤回');
    expect(await overflow(person)).toBe(0);
  },
);
