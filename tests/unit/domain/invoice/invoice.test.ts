import { type Invoiceable, includedTax, lineKey, selectLines } from '../../../../src/domain/invoice/invoice';
import {
  INVOICE_EVENTS,
  INVOICE_STATUSES,
  type InvoiceStatus,
  isLiveInvoice,
  nextInvoiceStatus,
  wasIssued,
} from '../../../../src/domain/invoice/invoiceMachine';

type Item = Pick<Invoiceable, 'kind' | 'id' | 'amount' | 'topUpParts'>;
const order = (id: string, amount: number, topUpParts: Item['topUpParts'] = []): Item => ({
  kind: 'order',
  id,
  amount,
  topUpParts,
});
const topUp = (id: string, amount: number): Item => ({ kind: 'topUp', id, amount, topUpParts: [] });

describe('the machine', () => {
  it('allows exactly these transitions', () => {
    const found = INVOICE_STATUSES.flatMap((status) =>
      INVOICE_EVENTS.flatMap((event) => {
        const next = nextInvoiceStatus(status, event);
        return next ? [`${status} ${event} ${next}`] : [];
      }),
    );
    expect(found).toEqual([
      'requested issue issued',
      'requested withdraw withdrawn',
      'requested refund withdrawn',
      'issued refund reversed',
    ]);
  });

  it('knows no transition of an unknown status', () => {
    expect(nextInvoiceStatus('archived' as InvoiceStatus, 'issue')).toBeUndefined();
  });

  it('counts money as invoiced until the invoice is withdrawn or reversed', () => {
    expect(INVOICE_STATUSES.filter(isLiveInvoice)).toEqual(['requested', 'issued']);
    expect(INVOICE_STATUSES.filter(wasIssued)).toEqual(['issued', 'reversed']);
  });
});

describe('the lines of a selection', () => {
  const amounts = (selected: Item[]) =>
    Object.fromEntries(selectLines(selected).map(({ item, amount }) => [lineKey(item), amount]));

  it('have the amounts of the items', () => {
    expect(amounts([order('a', 100), topUp('t', 250)])).toEqual({ 'order a': 100, 'topUp t': 250 });
    expect(amounts([order('a', 1)])).toEqual({ 'order a': 1 });
    expect(amounts([])).toEqual({});
  });

  it('count the money of a top-up once, with the orders that it paid for', () => {
    const paidByBoth = order('a', 100, [
      { id: 't', amount: 60 },
      { id: 'u', amount: 40 },
    ]);
    expect(amounts([topUp('t', 250), paidByBoth, topUp('u', 50)])).toEqual({
      'topUp t': 190,
      'order a': 100,
      'topUp u': 10,
    });
    // Not selected together, each has its whole amount.
    expect(amounts([topUp('t', 250)])).toEqual({ 'topUp t': 250 });
    expect(amounts([paidByBoth])).toEqual({ 'order a': 100 });
  });

  it('leave out a top-up that the selected orders use up', () => {
    const selected = [topUp('t', 100), order('a', 70, [{ id: 't', amount: 70 }])];
    expect(amounts([...selected, order('b', 30, [{ id: 't', amount: 30 }])])).toEqual({
      'order a': 70,
      'order b': 30,
    });
  });

  it('do not confuse an order with a top-up of the same id', () => {
    expect(amounts([order('t', 100, [{ id: 't', amount: 100 }]), topUp('t', 150)])).toEqual({
      'order t': 100,
      'topUp t': 50,
    });
  });
});

describe('the tax within an amount', () => {
  it('is rounded half up to a cent', () => {
    expect(includedTax(10_600, 600)).toBe(600);
    expect(includedTax(0, 600)).toBe(0);
    expect(includedTax(1, 600)).toBe(0);
    expect(includedTax(9, 600)).toBe(1);
    expect(includedTax(3, 10_000)).toBe(2);
    expect(includedTax(12_345, 0)).toBe(0);
  });

  it('is exact for the largest amounts', () => {
    const amount = Number.MAX_SAFE_INTEGER;
    const exact = (BigInt(amount) * 600n * 2n + 10_600n) / 21_200n;
    expect(BigInt(includedTax(amount, 600))).toBe(exact);
  });
});
