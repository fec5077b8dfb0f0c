import * as v from 'valibot';
import { hasConsistentAmount } from '../../../../mock/lib/money/entries';
import { includedTax } from '../../../../src/domain/invoice/invoice';
import { type Charge, chargeListSchema } from '../../../../src/domain/money/charge';
import { parseCents, readCsv } from '../../../support/files';
import { client, signInBeforeEach, token } from '../mockClient';

let charges: Charge[];

signInBeforeEach();
beforeEach(async () => {
  const { result } = await client.get('charge/list?pageSize=100', token);
  charges = v.parse(chargeListSchema, result).list;
});

const only = (category: Charge['category']) => charges.filter((charge) => charge.category === category);

it('has the tax of usage and purchases within their amounts, and no tax charged for itself', () => {
  const taxed = [...only('usage'), ...only('purchase')];
  expect(only('usage')).not.toHaveLength(0);
  expect(only('purchase')).not.toHaveLength(0);
  expect(only('tax')).toHaveLength(0);
  for (const { amount, tax } of taxed) expect(tax?.amount).toBe(includedTax(amount, tax?.rate ?? 0));
  expect(taxed.every(hasConsistentAmount)).toBe(true);
  const [usage] = only('usage');
  expect(usage?.lines.map(({ label }) => label)).toEqual([expect.any(String), 'VAT on the usage']);
  expect(usage?.lines[1]?.amount).toBe(usage?.tax?.amount);
  expect(charges.filter(({ direction }) => direction === 'in').some(({ tax }) => tax)).toBe(false);
});

it('exports the tax of each charge beside its amount', async () => {
  const file = await client.send('GET', 'charge/export', undefined, { 'x-authorization': token });
  const rows = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()));
  const tax = (number: string) =>
    rows.find((row) => row['Transaction number'] === number)?.['Of which tax (CNY)'];
  for (const { flowNo, tax: own } of charges)
    expect(parseCents(tax(flowNo) || '0.00')).toBe(own?.amount ?? 0);
});
