import * as v from 'valibot';
import { numberFormat } from '../intlFormats';

/** An amount of money in integer cents; never a float. */
export const centsSchema = v.pipe(v.number(), v.safeInteger());

/** An amount that cannot be below zero, in integer cents. */
export const positiveCentsSchema = v.pipe(centsSchema, v.minValue(0));

/** The one currency of the portal. */
export const CURRENCY = 'CNY';

const YUAN = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** The sum of amounts in cents. Throws a RangeError when one of them, or the sum, is no safe integer. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => checked(sum + checked(amount)), 0);
}

/** An amount in cents taken `times` (a whole number). Throws a RangeError when anything is no safe integer. */
export function timesCents(amount: number, times: number): number {
  return checked(checked(amount) * checked(times));
}

/** A part of an amount in cents, rounded half up to a cent; `basisPoints` are hundredths of a percent. */
export function partOfCents(amount: number, basisPoints: number): number {
  return checked(Math.floor((timesCents(amount, basisPoints) + 5000) / 10_000));
}

function checked(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  // The other zero would be written with a minus.
  return value === 0 ? 0 : value;
}

/**
 * An amount in cents as the language writes it, with two decimals: `¥1,280.00`. The whole part is formatted by `Intl`, the
 * decimals are put in as digits, so no fraction is ever computed.
 */
export function formatMoney(cents: number, language: string, currency: string = CURRENCY): string {
  const whole = Math.trunc(checked(cents) / 100);
  const decimals = String(Math.abs(cents % 100)).padStart(2, '0');
  return numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(whole)
    .map(({ type, value }) => (type === 'fraction' ? decimals : value))
    .join('');
}

/** What somebody typed as yuan, in cents: digits with at most two decimals, spaces around allowed. `undefined` for anything else. */
export function parseYuan(text: string): number | undefined {
  const match = YUAN.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Cents as a plain decimal number of yuan with two decimals: `-1280.00`. */
export function amountDigits(cents: number): string {
  const digits = String(Math.abs(checked(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as a plain decimal number of yuan, as an input field holds it: `1280` or `1280.50`. */
export function yuanText(cents: number): string {
  const decimals = Math.abs(checked(cents) % 100);
  const whole = `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}`;
  return decimals === 0 ? whole : `${whole}.${String(decimals).padStart(2, '0')}`;
}
