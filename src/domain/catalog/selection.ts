import * as v from 'valibot';
import { idSchema, sentCode } from '../schemas';
import { type Period, periodSchema, type Service, type ServiceSpec, type Sku } from './service';

/** Value of a spec: a choice, a number, or whether it is on. */
export const specValueSchema = v.union([
  v.pipe(v.string(), v.maxLength(64)),
  v.pipe(v.number(), v.safeInteger()),
  v.boolean(),
]);
/** Chosen values by key of the spec. */
export const specValuesSchema = v.record(v.pipe(v.string(), v.maxLength(64)), specValueSchema);

export const ORDER_TYPES = ['new', 'renew', 'upgrade', 'change', 'trial'] as const;

/** Whether an order changes the plan of the running term. */
export const isPlanChange = (orderType: (typeof ORDER_TYPES)[number]): orderType is 'upgrade' | 'change' =>
  orderType === 'upgrade' || orderType === 'change';

/** Whether an order is for a service that its buyer has: a renewal, or another plan at once. */
export const isChangeOrder = (
  orderType: (typeof ORDER_TYPES)[number],
): orderType is 'renew' | 'upgrade' | 'change' => orderType === 'renew' || isPlanChange(orderType);

// Code of a plan.
export const planCode = v.pipe(sentCode, v.minLength(1));

/** A configured service, for a quote or an order. */
export const selectionSchema = v.object({
  serviceId: idSchema,
  /** Code of a plan of the service. */
  skuCode: planCode,
  /** A value of each spec of the service, and no others: what is missing, too much or of another type is refused with 42002 and the error `spec`. */
  specs: specValuesSchema,
  period: periodSchema,
  /** How many are ordered. */
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /**
   * Code of a coupon to apply, claimed or not; blank is none. Trials, renewals and changes of plan take none (42013). A back end
   * without coupons refuses any other with 42011.
   */
  couponCode: v.optional(sentCode),
  /**
   * What the order is for. A `trial` is of one piece (otherwise 42006) and lasts the `trialDays` of the service, whatever its `period`. An `upgrade`
   * is to a plan with a higher rank, a `change` to one with the same rank. `renew`, `upgrade` and `change` need `instanceId`, a
   * service of the user; otherwise (so also for visitors) they are refused with 42002 and the error `orderType`, as by a back end
   * without them.
   */
  orderType: v.optional(v.picklist(ORDER_TYPES), 'new'),
  /** The service to renew or to give another plan. */
  instanceId: v.optional(idSchema),
});

export type SpecValue = v.InferOutput<typeof specValueSchema>;
export type Selection = v.InferOutput<typeof selectionSchema>;

const SPEC_PREFIX = 'spec.';
/** Query parameters of a selection, besides its specs. */
const OWN_NAMES = ['serviceId', 'plan', 'period', 'quantity', 'coupon', 'trial'];
/** Returns a term as URLs name it. */
export const periodName = ({ unit, count }: Period): string => `${unit}-${count}`;

const isSame = (a: Period, b: Period) => a.unit === b.unit && a.count === b.count;

/** Returns the initial value of a spec. */
export function initialSpecValue(spec: ServiceSpec): SpecValue {
  if (spec.type === 'choice') return spec.options[0]?.value ?? '';
  return spec.type === 'number' ? spec.min : false;
}

export function isSpecValue(spec: ServiceSpec, value: unknown): value is SpecValue {
  if (spec.type === 'choice') return spec.options.some((option) => option.value === value);
  if (spec.type === 'switch') return typeof value === 'boolean';
  return (
    Number.isSafeInteger(value) &&
    (value as number) >= spec.min &&
    (value as number) <= spec.max &&
    ((value as number) - spec.min) % spec.step === 0
  );
}

/** Formats the value of a number spec with its unit: `1 name`, `3 names`. */
export function numberSpecText(spec: { unit: string; unitOne?: string | undefined }, value: number): string {
  return `${value} ${value === 1 ? (spec.unitOne ?? spec.unit) : spec.unit}`;
}

/** Finds a term of a plan. */
export function findPeriod(sku: Sku | undefined, period: Period) {
  return sku?.periods.find((offered) => isSame(offered, period));
}

/** The parts of a service that decide about validity and price of a selection. */
export type Offered = Pick<Service, 'serviceId' | 'status' | 'specs' | 'skus' | 'maxQuantity' | 'trialDays'>;

/** Returns why a selection cannot be ordered, judged by the service alone. */
export function selectionError(
  service: Offered,
  selection: Selection,
): 'service' | 'plan' | 'period' | 'spec' | 'quantity' | 'trial' | undefined {
  if (service.serviceId !== selection.serviceId || service.status !== 'active') return 'service';
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);
  if (!sku) return 'plan';
  if (!findPeriod(sku, selection.period)) return 'period';
  const keys = Object.keys(selection.specs);
  const complete = keys.length === service.specs.length;
  if (!complete || !service.specs.every((spec) => isSpecValue(spec, ownValue(selection.specs, spec.key))))
    return 'spec';
  if (selection.quantity > service.maxQuantity) return 'quantity';
  const trial = selection.orderType === 'trial';
  return trial && (service.trialDays === 0 || selection.quantity !== 1) ? 'trial' : undefined;
}

function ownValue(specs: Selection['specs'], key: string): SpecValue | undefined {
  return Object.hasOwn(specs, key) ? specs[key] : undefined;
}

/** Reads a selection from a URL. Missing and invalid parts get the service's first choice, so that every link is valid. */
export function readSelection(service: Service, search: string): Selection {
  const query = new URLSearchParams(search);
  const sku = service.skus.find(({ skuCode }) => skuCode === query.get('plan')) ?? service.skus[0];
  const [unit, count] = (query.get('period') ?? '').split('-');
  const period =
    sku?.periods.find((offered) => offered.unit === unit && String(offered.count) === count) ??
    sku?.periods[0];
  const quantity = Number(query.get('quantity') ?? 1);
  const trial = query.get('trial') === '1' && service.trialDays > 0;
  const couponCode = query.get('coupon')?.trim();
  return {
    serviceId: service.serviceId,
    skuCode: sku?.skuCode ?? '',
    specs: Object.fromEntries(
      service.specs.map((spec) => [spec.key, readSpec(spec, query.get(SPEC_PREFIX + spec.key))]),
    ),
    period: { unit: period?.unit ?? 'once', count: period?.count ?? 1 },
    quantity:
      !trial && Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= service.maxQuantity
        ? quantity
        : 1,
    ...(couponCode && !trial ? { couponCode } : {}),
    orderType: trial ? 'trial' : 'new',
  };
}

function readSpec(spec: ServiceSpec, text: string | null): SpecValue {
  const value =
    spec.type === 'number' && text !== null && /^\d{1,9}$/.test(text)
      ? Number(text)
      : spec.type === 'switch'
        ? text === '1'
        : text;
  return isSpecValue(spec, value) ? value : initialSpecValue(spec);
}

/** Writes a selection as a query that `readSelection` can read. Other parameters of `beside` are kept. */
export function writeSelection(selection: Selection, beside = ''): string {
  const { serviceId, skuCode, specs, period, quantity, couponCode, orderType } = selection;
  const query = new URLSearchParams({ serviceId, plan: skuCode, period: periodName(period) });
  if (quantity !== 1) query.set('quantity', String(quantity));
  for (const [key, value] of Object.entries(specs)) {
    query.set(SPEC_PREFIX + key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
  }
  if (couponCode) query.set('coupon', couponCode);
  if (orderType === 'trial') query.set('trial', '1');
  for (const [name, value] of new URLSearchParams(beside)) {
    if (!OWN_NAMES.includes(name) && !name.startsWith(SPEC_PREFIX)) query.append(name, value);
  }
  return `?${query}`;
}
