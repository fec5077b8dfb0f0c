import * as v from 'valibot';
import { NO_VALUE, numberFormat, withMinus } from '../intlFormats';

/** Integer cents. */
export const centsSchema = v.pipe(v.number(), v.safeInteger());

/** Non-negative integer cents. */
export const nonNegativeCentsSchema = v.pipe(centsSchema, v.minValue(0));

export const CURRENCY = 'CNY';

const YUAN = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Sums cents. Throws a RangeError for unsafe integers. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => checked(sum + checked(amount)), 0);
}

/** Multiplies cents by an integer. Throws a RangeError for unsafe integers. */
export function timesCents(amount: number, times: number): number {
  return checked(checked(amount) * checked(times));
}

/** Returns a part of an amount in cents, rounded half up; `basisPoints` are hundredths of a percent. */
export function partOfCents(amount: number, basisPoints: number): number {
  return checked(Math.floor((timesCents(amount, basisPoints) + 5000) / 10_000));
}

function checked(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  // Negative zero would be formatted with a minus.
  return value === 0 ? 0 : value;
}

/**
 * Formats cents with two decimals: `¥1,280.00`; "-" for an inexact number, as a sum of the server's amounts may be. Only the
 * whole part is formatted by `Intl`, so no fraction is computed.
 */
export function formatMoney(cents: number, language: string, currency: string = CURRENCY): string {
  if (!Number.isSafeInteger(cents)) return NO_VALUE;
  const whole = Math.trunc(checked(cents) / 100);
  const decimals = String(Math.abs(cents % 100)).padStart(2, '0');
  const parts = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(whole)
    .map(({ type, value }) => (type === 'fraction' ? decimals : value));
  return withMinus(parts.join(''));
}

/** Formats cents as on a price tag, without decimals for whole yuan: `¥45`, `¥45.50`. */
export function formatPrice(cents: number, language: string): string {
  const text = formatMoney(cents, language);
  return cents % 100 === 0 ? text.replace(/\D00(?=\D*$)/, '') : text;
}

/** Parses yuan with at most two decimals to cents; `undefined` for invalid text. */
export function parseYuan(text: string): number | undefined {
  const match = YUAN.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Formats cents as plain yuan with two decimals: `-1280.00`. */
export function amountDigits(cents: number): string {
  const digits = String(Math.abs(checked(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats cents for an input: `1280` or `1280.50`. */
export function yuanText(cents: number): string {
  const decimals = Math.abs(checked(cents) % 100);
  const whole = `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}`;
  return decimals === 0 ? whole : `${whole}.${String(decimals).padStart(2, '0')}`;
}
