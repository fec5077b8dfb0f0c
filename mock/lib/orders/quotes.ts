import { createHash, randomUUID } from 'node:crypto';
import type { Selection } from '../../../src/domain/catalog/selection';
import { CURRENCY } from '../../../src/domain/money/money';
import type { Quote } from '../../../src/domain/order/quote';
import { isoTime } from '../clock';
import type { MockTables } from '../tables';
import type { Language } from '../text';
import { getPrice } from './pricing';

const VALID_FOR_MS = 15 * 60_000;
const MOST_KEPT = 1_000;

/** The same content gives the same text, in whatever order it was written. */
export function contentDigest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, sortKeys)).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Prices a selection and keeps the answer for a quarter of an hour. Throws a MockFailure for what cannot be bought. */
export function makeQuote(
  tables: MockTables,
  asked: Selection,
  { at, language, userId }: { at: number; language: Language; userId?: string },
): Quote {
  const { selection, items, ...sums } = getPrice(tables, asked, { at, userId });
  const quote = {
    quoteId: randomUUID(),
    digest: contentDigest(selection),
    payableAmount: sums.payableAmount,
    expiresAt: at + VALID_FOR_MS,
  };
  // A page asks anew at every change; nobody needs the ones that have run out.
  tables.quotes = [...tables.quotes.filter(({ expiresAt }) => expiresAt > at).slice(1 - MOST_KEPT), quote];
  return {
    quoteId: quote.quoteId,
    expiresAt: isoTime(quote.expiresAt),
    serverTime: isoTime(at),
    currency: CURRENCY,
    items: items.map(({ kind, label, formula, amount }) => ({
      kind,
      label: label[language],
      formula: formula[language],
      amount,
    })),
    originalAmount: sums.originalAmount,
    discountAmount: sums.discountAmount,
    payableAmount: sums.payableAmount,
  };
}
