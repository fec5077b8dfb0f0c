import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { callsTo, findProof, proveIdentity } from '../support/account';
import { changeReply, holdNextCall, loseNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { getUser, signIn } from '../support/signedIn';

const section = () => screen.getByRole('region', { name: 'Renew several services' });
const batch = () => within(section());
/** Rows that can be renewed. */
const boxes = () => batch().getAllByRole('checkbox', { name: /^Select: / });
const row = (index: number) => boxes()[index]?.closest('li') as HTMLElement;
const open = async () => {
  const app = await openPage('/usercenter/service/renewals');
  await screen.findByRole('heading', { name: 'Next 12 months' });
  return app;
};
/** Id of the service in the first row. */
const firstId = () =>
  db().instances.find(
    ({ service, userId }) => service.title.en === 'Document Translation Desk' && userId === '10002',
  )?.instanceId ?? '';
const renewalsOf = (instanceId: string) =>
  db().orders.filter(({ selection }) => selection.instanceId === instanceId);

async function selectTwo() {
  Object.assign(getUser(), { balance: 100_000_000, balanceProofLimit: null });
  const app = await open();
  for (const box of boxes().slice(0, 2)) await app.user.click(box);
  await app.user.click(await batch().findByRole('checkbox', { name: /I have read and accept/ }));
  await app.user.click(batch().getByRole('button', { name: 'Renew several services' }));
  return app;
}

beforeEach(() => {
  startServerAt();
  signIn();
});

it('asks for the terms and enough balance before it renews several services', async () => {
  getUser().balance = 10_000;
  const { user } = await open();
  await user.click(boxes()[0] as HTMLElement);
  const submit = () => batch().getByRole('button', { name: 'Renew several services' });
  expect(submit()).toBeDisabled();
  await user.click(await batch().findByRole('checkbox', { name: /I have read and accept/ }));
  expect(submit()).toBeEnabled();
  await user.click(submit());
  const pay = batch().getByRole('button', { name: 'Pay ¥78.00' });
  expect(pay).toHaveFocus();
  expect(
    section(),
  ).toRead(`## Renew several services // Each service is renewed once with its plan and term, paid from your balance.
    [x] Select: Document Translation Desk // Document Translation Desk // Solo · 1 month · Ends Nov 26, 2026
    status: // ¥78.00 // [ ] Select: Invoice and Receipt OCR // Invoice and Receipt OCR
    Yearly flat rate · 1 year · Ends Dec 10, 2026 // status: // ¥19,800.00 // [ ] Select: Uptime Probe // Uptime Probe
    Team · 1 year · Ends Jul 31, 2027 // status: // ¥1,009.00 // [ ] Select: Smart Seal Management
    Smart Seal Management // One office · 1 year · Ends Oct 5, 2027 // status: // ¥2,680.00
    Total (1 service) ¥78.00 Balance ¥100.00
    Purchase order number (optional):  disabled – Shown with each of these orders and on its invoice. // 0 / 40
    Shown with each of these orders and on its invoice.
    [x] I have read and accept these terms – Platform Service Terms Version 1.3, effective November 10, 2026
    [Platform Service Terms](/agreement/blockserveterms) // Version 1.3, effective November 10, 2026 // alert:
    group Pay ¥78.00 from your balance to renew 1 service?: // Pay ¥78.00 from your balance to renew 1 service?
    (Pay ¥78.00) // (Cancel)`);
  await user.click(batch().getByRole('button', { name: 'Cancel' }));
  expect(submit()).toBeEnabled();
  await user.click(submit());
  await user.click(boxes()[1] as HTMLElement);
  expect(submit()).toBeDisabled();
  expect(batch().getByText('Total (2 services) ¥19,878.00')).toBeVisible();
  expect(batch().getByText('Your balance is ¥19,778.00 short.')).toBeVisible();
  expect(batch().getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/usercenter/service/charge?topUp=1977800',
  );
  for (const box of boxes()) if ((box as HTMLInputElement).checked) await user.click(box);
  expect(batch().queryByText(/^Total/)).not.toBeInTheDocument();
});

it('offers no service that has an open order, a scheduled change or an offer', async () => {
  changeReply('/instance/renewals', ({ list }) => {
    const [first = {}, second = {}, third = {}, fourth = {}] = list as Record<string, unknown>[];
    const at = '2026-12-20T04:00:00.000Z';
    return {
      list: [
        { ...first, openOrder: { orderId: '9', orderType: 'renew', status: 'pendingPayment' } },
        { ...second, scheduled: { kind: 'end', at } },
        { ...third, handOver: { toPhone: '138****8000', expiresAt: at } },
        { ...fourth, price: undefined },
      ],
    };
  });
  await open();
  expect(
    section(),
  ).toRead(`## Renew several services // Each service is renewed once with its plan and term, paid from your balance.
    No data · No services can be renewed.`);
});

it('pays for each with one confirmation, and renews none twice', async () => {
  const { user } = await selectTwo();
  expect(sent('POST', 'order/quote')).toEqual([]);
  const number = batch().getByRole('textbox', { name: 'Purchase order number (optional)' });
  await user.click(batch().getByRole('button', { name: 'Cancel' }));
  await user.fill(number, '1'.repeat(41));
  await user.click(batch().getByRole('button', { name: 'Renew several services' }));
  expect(number).toHaveFocus();
  await user.fill(number, 'PO-77');
  await user.click(batch().getByRole('button', { name: 'Renew several services' }));
  const release = holdNextCall('POST', 'order/quote');
  await user.dblClick(batch().getByRole('button', { name: /^Pay ¥/ }));
  expect(
    row(0),
  ).toRead(`[x] Select: Document Translation Desk disabled // Document Translation Desk // Solo · 1 month · Ends Nov 26, 2026
    status: // Renewing // ¥78.00`);
  expect(boxes()[2]).toBeDisabled();
  const reads = sent('GET', 'instance/renewals').length;
  release();
  await waitFor(() => expect(batch().getAllByText('Paid')).toHaveLength(2));
  const renewed = db().orders.filter(({ idempotencyKey, selection }) =>
    Boolean(selection.instanceId && !idempotencyKey.startsWith('renewal-') && idempotencyKey.length === 32),
  );
  expect(renewed).toHaveLength(2);
  expect(new Set(renewed.map(({ selection }) => selection.instanceId)).size).toBe(2);
  for (const { payChannel, paidAmount, payableAmount, consents, purchaseOrderNumber } of renewed) {
    expect(purchaseOrderNumber).toBe('PO-77');
    expect({ payChannel, paidAmount }).toEqual({ payChannel: 'balance', paidAmount: payableAmount });
    expect(consents.map(({ code }) => code)).toEqual(['blockserveterms']);
  }
  const paid = renewed.find(({ selection }) => selection.instanceId === firstId());
  expect(within(row(0)).getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/usercenter/order/${paid?.orderId}`,
  );
  expect(sent('GET', 'instance/renewals').length).toBeGreaterThan(reads);
  expect(boxes()[0]).toBeDisabled();
  expect(boxes()[0]).not.toBeChecked();
  expect(batch().queryByText(/^Total/)).not.toBeInTheDocument();
});

it('asks once for a proof of identity where a payment is above the limit, and pays nothing above it without', async () => {
  const { user } = await selectTwo();
  delete getUser().balanceProofLimit;
  await user.click(batch().getByRole('button', { name: /^Pay ¥/ }));
  await user.click(within(await findProof()).getByRole('button', { name: 'Close' }));
  expect(await within(row(0)).findByText('Paid')).toBeVisible();
  expect(await within(row(1)).findByText('Ordered, not paid')).toBeVisible();
});

it('pays above the limit after a proof of identity', async () => {
  const { user } = await selectTwo();
  getUser().balanceProofLimit = 0;
  await user.click(batch().getByRole('button', { name: /^Pay ¥/ }));
  await proveIdentity(user);
  await waitFor(() => expect(batch().getAllByText('Paid')).toHaveLength(2));
  expect(callsTo('user/proof')).toHaveLength(1);
});

it('finds a renewal whose reply was lost, and sends no second one', async () => {
  const { user } = await selectTwo();
  const before = renewalsOf(firstId()).length;
  loseNextReply('POST', `instance/${firstId()}/renew`);
  await user.click(batch().getByRole('button', { name: /^Pay ¥/ }));
  await batch().findByRole('button', { name: 'Check again' });
  expect(
    row(0),
  ).toRead(`[ ] Select: Document Translation Desk disabled // Document Translation Desk // Solo · 1 month · Ends Nov 26, 2026
    status: // Outcome unknown // (Check again) // ¥78.00`);
  await user.click(batch().getByRole('button', { name: 'Check again' }));
  expect(await batch().findByText('Ordered, not paid')).toBeVisible();
  const order = renewalsOf(firstId()).at(-1);
  expect(within(row(0)).getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    `/order/${order?.orderId}`,
  );
  expect(renewalsOf(firstId())).toHaveLength(before + 1);
});

it('says that nothing was renewed after a server error, and offers it again', async () => {
  const { user } = await selectTwo();
  replyNext('POST', `instance/${firstId()}/renew`, { code: 500, message: 'Down for now' });
  await user.click(batch().getByRole('button', { name: /^Pay ¥/ }));
  expect(await within(row(0)).findByText('Not renewed, nothing was charged')).toBeVisible();
  expect(boxes()[0]).toBeEnabled();
});

it('renews nothing at a price other than the shown one, and shows a refusal', async () => {
  const { user } = await selectTwo();
  const at = new Date().toISOString();
  replyNext('POST', 'order/quote', {
    code: 200,
    result: {
      ...{ quoteId: 'q', expiresAt: at, serverTime: at, currency: 'CNY', items: [] },
      ...{ originalAmount: 1, discountAmount: 0, payableAmount: 1 },
    },
  });
  const ocr = db().instances.find(
    ({ service }) => service.title.en === 'Invoice and Receipt OCR',
  )?.instanceId;
  replyNext('POST', `instance/${ocr}/renew`, { code: 42012, message: 'Not possible now.' });
  await user.click(batch().getByRole('button', { name: /^Pay ¥/ }));
  expect(await batch().findByText('The price is now ¥0.01; not renewed')).toBeVisible();
  expect(await within(row(1)).findByText('Not renewed')).toBeVisible();
  expect(within(row(1)).getByText('Not possible now.')).toBeVisible();
  expect(boxes()[1]).toBeEnabled();
  expect(batch().queryByRole('link')).not.toBeInTheDocument();
});

it('says which renewal has no price, and which was ordered but not paid', async () => {
  const { user } = await selectTwo();
  replyNext('POST', 'order/quote', { code: 500, message: 'Down for now' });
  getUser().balance = 0;
  await user.click(batch().getByRole('button', { name: /^Pay ¥/ }));
  expect(await within(row(0)).findByText('Down for now')).toBeVisible();
  expect(await within(row(1)).findByText('Ordered, not paid')).toBeVisible();
});
