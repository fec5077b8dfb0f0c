import { accountingDay, accountingMonth } from '../../../src/domain/money/accountingTime';
import type { Charge, ChargeQuery } from '../../../src/domain/money/charge';
import { isoTime } from '../clock';
import type { Language } from '../text';
import type { BookedCharge } from './ledger';

/** A charge as its owner reads it. */
export function chargeAnswer(charge: BookedCharge, language: Language): Charge {
  const { userId: _userId, title, planName, unit, period, lines, createdAt, ...rest } = charge;
  return {
    ...rest,
    title: title[language],
    planName: planName?.[language],
    unit: unit?.[language],
    period: period && {
      from: isoTime(period.from),
      to: period.to === undefined ? undefined : isoTime(period.to),
    },
    createdAt: isoTime(createdAt),
    lines: lines.map(({ label, formula, amount }) => ({
      label: label[language],
      formula: formula[language],
      amount,
    })),
  };
}

/** Whether a charge is one of those that are asked for. */
export function matchesQuery(charge: BookedCharge, query: ChargeQuery): boolean {
  const { category = [], direction, month, from, to, keyword = '', orderId, instanceId } = query;
  const day = accountingDay(charge.createdAt);
  return (
    (category.length === 0 || category.includes(charge.category)) &&
    (direction === undefined || charge.direction === direction) &&
    (month === undefined || accountingMonth(charge.createdAt) === month) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (orderId === undefined || charge.orderId === orderId) &&
    (instanceId === undefined || charge.instanceId === instanceId) &&
    mentions(charge, keyword)
  );
}

function mentions(charge: BookedCharge, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  const { flowNo, orderId = '', title, planName } = charge;
  return [flowNo, orderId, title.zh, title.en, planName?.zh ?? '', planName?.en ?? ''].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
