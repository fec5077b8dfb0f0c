import { screen, waitFor } from '@testing-library/react';
import type { InvoiceRecord } from '../../mock/lib/invoices/records';
import { button, callsTo } from '../support/account';
import { advanceClock, passTime } from '../support/clock';
import { addInvoice, TOP_UP_LINE } from '../support/invoices';
import { crashNextReply, holdNextCall, loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const ID = 'I-1';
const REVERSAL = { reversedAt: Date.UTC(2026, 2, 9, 4), reversalNumber: '26330000000000000002' };
const REVERSED = `Reversed // Invoice number // 26330000000000000001 // Issued on // March 6, 2026 // Red-letter invoice
    26330000000000000002`;

const page = () =>
  screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement ?? document.body;
const open = () => openPage(`/usercenter/invoice/${ID}`);

beforeEach(() => signIn());

it('shows the lines, parties and tax of an issued invoice, and leads to the one before it', async () => {
  const [line] = addInvoice({ invoiceId: 'I-0' }).lines;
  addInvoice({
    ...{ replaces: 'I-0', titleType: 'company', title: 'Example Ltd', taxNumber: '91440300MA5DC8JF2X' },
    lines: [...(line ? [line] : []), TOP_UP_LINE],
  });
  const { user } = await open();
  expect(
    page(),
  ).toRead(`[All invoices](/usercenter/invoice?tab=list) // # Cloud Desktop and others, 2 items // status: // Issued
    (Print or save as PDF) // (Send by email)
    It continues an earlier invoice with what remained of it. // [View the earlier invoice](/usercenter/invoice/I-0)
    article Electronic invoice: // ## Electronic invoice
    Invoice number // 26330000000000000001 // Issued on // March 6, 2026 // ### Buyer // Example Ltd
    Unified social credit code // 91440300MA5DC8JF2X // Sent to // robin@example.com // ### Seller
    Yunji Service Market Technology Co., Ltd. // Unified social credit code // 91330106MA2CK0E58Y
    | Item | Number | Amount incl. tax |
    | Cloud Desktop Team | [202603011](/usercenter/order/202603011) | ¥106.00 |
    | Account top-up | Top-up | ¥53.00 | // | Without tax | ¥150.00 | // | Tax 6% | ¥9.00 |
    | Total incl. tax | ¥159.00 |`);
  const calls = callsTo(`invoice/${ID}`).length;
  await passTime(4_000);
  expect(callsTo(`invoice/${ID}`)).toHaveLength(calls);
  jest.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(button('Print or save as PDF'));
  expect(window.print).toHaveBeenCalledTimes(1);
  // The browser names the PDF after it.
  expect(document.title).toBe('Electronic invoice 26330000000000000001 - Service Market');
  await user.click(screen.getByRole('link', { name: 'View the earlier invoice' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cloud Desktop' })).toBeVisible();
});

it.each<[state: string, Partial<InvoiceRecord>, notes: string, dates: string]>([
  [
    'that is requested',
    { status: 'requested' },
    `Being issued // (Withdraw the invoice: Cloud Desktop, ¥106.00)
    It is being issued and then sent to robin@example.com.`,
    `Being issued // Requested on // …`,
  ],
  [
    'that was withdrawn',
    { status: 'withdrawn', withdrawnAt: Date.UTC(2026, 2, 7, 4) },
    `Withdrawn // This request was withdrawn on March 7, 2026 . Nothing was issued.`,
    `Withdrawn // Requested on // March 5, 2026`,
  ],
  [
    'with a refunded order',
    { status: 'reversed', ...REVERSAL, reversalCause: 'refund', replacedBy: 'I-2' },
    `Reversed // (Print or save as PDF)
    An order on this invoice was refunded, so it was reversed on March 9, 2026 by red-letter invoice 26330000000000000002 .
    What remained of it is on another invoice. // [View the new invoice](/usercenter/invoice/I-2)`,
    REVERSED,
  ],
  [
    'with a withdrawn top-up',
    { status: 'reversed', ...REVERSAL, reversalCause: 'withdrawal' },
    `Reversed // (Print or save as PDF)
    A top-up on this invoice was withdrawn, so it was reversed on March 9, 2026 by red-letter invoice 26330000000000000002 .`,
    REVERSED,
  ],
])('shows the state of an invoice %s', async (_state, changes, notes, dates) => {
  addInvoice(changes);
  await open();
  expect(
    page(),
  ).toRead(`[All invoices](/usercenter/invoice?tab=list) // # Cloud Desktop // status: // ${notes}
    article Electronic invoice: // ## Electronic invoice // ${dates} // ### Buyer // Robin Doe // Sent to
    robin@example.com // ### Seller // Yunji Service Market Technology Co., Ltd. // Unified social credit code
    91330106MA2CK0E58Y // | Item | Number | Amount incl. tax |
    | Cloud Desktop Team | [202603011](/usercenter/order/202603011) | ¥106.00 | // | Without tax | ¥100.00 |
    | Tax 6% | ¥6.00 | // | Total incl. tax | ¥106.00 |`);
});

it('writes the amount of an invoice in Chinese characters, too', async () => {
  addInvoice();
  await openPage(`/usercenter/invoice/${ID}`, { language: 'zh-CN' });
  expect(screen.getByRole('row', { name: /^价税合计/ })).toRead('价税合计 壹佰零陆元整\n¥106.00');
});

it('asks before a request is withdrawn, and shows that it has been issued meanwhile', async () => {
  const invoice = addInvoice({ status: 'requested' });
  const { user } = await open();
  const withdraw = () => user.click(button(/^Withdraw the invoice: /));
  await withdraw();
  expect(await screen.findByRole('tooltip')).toRead(
    `Withdraw this request? // What is on it can be invoiced again. // (Keep it) // (Withdraw)`,
  );
  await user.click(button('Keep it'));
  expect(sent('POST', `invoice/${ID}/withdraw`)).toEqual([]);
  advanceClock(10);
  await withdraw();
  await user.click(button('Withdraw'));
  expect(await screen.findByText('The invoice has changed, so this is no longer possible.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send by email' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Issued');

  Object.assign(invoice, { status: 'requested', requestedAt: Date.now() });
  await user.click(screen.getByRole('link', { name: 'All invoices' }));
  await user.click(await screen.findByRole('link', { name: 'Cloud Desktop' }));
  await withdraw();
  const release = holdNextCall('POST', `invoice/${ID}/withdraw`);
  await user.click(button('Withdraw'));
  expect(button(/^Withdraw the invoice: /)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Request withdrawn')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Withdrawn');
});

it('shows without a reload that an invoice was issued', async () => {
  addInvoice({ status: 'requested' });
  await open();
  advanceClock(10);
  await passTime(3_000);
  expect(screen.getByRole('status')).toHaveTextContent('Issued');
});

it('is sent to an address, until it is reversed', async () => {
  const invoice = addInvoice();
  const { user } = await open();
  await user.click(button('Send by email'));
  expect(screen.getByRole('dialog')).toRead(
    `(Close) // Send by email // Send this invoice to: robin@example.com // (Cancel) // (Send)`,
  );
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button('Send by email'));
  const email = screen.getByLabelText('Send this invoice to');
  await user.fill(email, 'nonsense');
  await user.click(button('Send'));
  expect(await screen.findByText('Enter a valid address, such as name@example.com.')).toBeVisible();
  await user.fill(email, 'boss@example.com');
  crashNextReply('POST', `invoice/${ID}/send`);
  await user.click(button('Send'));
  await waitFor(() => expect(invoice.mails).toHaveLength(1));
  expect(email).toHaveValue('boss@example.com');
  await user.click(button('Send'));
  expect(await screen.findByText('Sent to boss@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(invoice.mails.map(({ to }) => to)).toEqual(['boss@example.com', 'boss@example.com']);

  await user.click(button('Send by email'));
  Object.assign(invoice, { status: 'reversed', ...REVERSAL });
  await user.click(button('Send'));
  expect(await screen.findByText('The invoice has changed, so this is no longer possible.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Reversed'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers a retry for an invoice that cannot be loaded, and a way back from one that does not exist', async () => {
  loseNextCall('GET', `invoice/${ID}`);
  const first = holdNextCall('GET', `invoice/${ID}`);
  const { user } = renderApp(`/usercenter/invoice/${ID}`);
  await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeVisible());
  first();
  await screen.findByRole('heading', { level: 1, name: 'Couldn’t load the invoice' });
  const second = holdNextCall('GET', `invoice/${ID}`);
  await user.click(button('Try again'));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  second();
  await screen.findByRole('heading', { level: 1, name: 'Invoice not found' });
  expect(
    screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body,
  ).toRead(`# Invoice not found // It doesn’t exist, or it belongs to another account.
    [All invoices](/usercenter/invoice?tab=list)`);
});
