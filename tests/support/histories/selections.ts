import { findServiceRecord } from '../../../mock/lib/catalogue/catalogue';
import { localize } from '../../../mock/lib/text';
import { initialSpecValue, type Selection } from '../../../src/domain/catalog/selection';
import type { Period, PeriodUnit } from '../../../src/domain/catalog/service';

/** What people buy in histories: `service plan unit` and, unless it is 1, the count. */
const SOLD = [
  'document-translation solo month',
  'document-translation team month',
  'document-translation company month',
  'application-tracing basic month',
  'application-tracing basic year',
  'application-tracing pro quarter',
  'business-mailbox standard year',
  'uptime-probe personal month',
  'text-translation million once',
  'human-proofreading polish once',
  'shop-localisation launch once',
  'shop-localisation care month',
  'handwriting-ocr starter month',
];

/** What only verified people may buy; of the last three, one person may have two or one. */
const RESTRICTED = [
  'face-liveness standard month',
  'on-call-team night month',
  'legal-counsel essential month',
  'small-business-books simplified month',
];

function toSelection(text: string): Selection {
  const [serviceId = '', skuCode = '', unit = ''] = text.split(' ');
  const record = findServiceRecord(serviceId);
  if (!record) throw new Error(`The catalogue has no ${serviceId}`);
  const { specs } = localize(record, 'en');
  return {
    serviceId,
    skuCode,
    specs: Object.fromEntries(specs.map((spec) => [spec.key, initialSpecValue(spec)])),
    period: { unit: unit as PeriodUnit, count: 1 },
    quantity: 1,
    orderType: 'new',
  };
}

let selections: Selection[] | undefined;

export function getSelection(index: number): Selection {
  selections ??= [...SOLD, ...RESTRICTED].map(toSelection);
  const selection = selections[index % selections.length];
  if (!selection) throw new Error('There is nothing to buy');
  return selection;
}

/** The index of something that not everybody may buy. */
export const toRestricted = (index: number): number => SOLD.length + (index % RESTRICTED.length);

/** The terms of a plan. */
export const getPeriods = (serviceId: string, skuCode: string): readonly Period[] =>
  findServiceRecord(serviceId)?.skus.find((sku) => sku.skuCode === skuCode)?.periods ?? [];

/** The codes of the plans of a service. */
export const getPlans = (serviceId: string): string[] =>
  findServiceRecord(serviceId)?.skus.map(({ skuCode }) => skuCode) ?? [];

/** The codes of the agreements of a service. */
export const getAgreements = (serviceId: string): readonly string[] =>
  findServiceRecord(serviceId)?.agreements ?? [];

/** Coupons that people try. */
export const COUPON_CODES = ['WELCOME10', 'GIFT20', 'SAVE100', 'FIRST50', 'OPERATE200', 'FLASH300'];
