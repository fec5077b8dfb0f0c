import * as v from 'valibot';
import type { Selection, SpecValue } from '../../../src/domain/catalog/selection';
import { type Service, type ServiceSpec, serviceSchema } from '../../../src/domain/catalog/service';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { priceLines, sumLines } from '../../../src/domain/order/quote';
import { checkAmounts } from '../money';
import { at, getEntries } from '../samples';
import { UNKNOWN_ID, type Walk } from '../walk';

const QUOTE = 'POST order/quote';
/** Limit of the services opened to find one that anyone can buy. */
const MAX_SERVICES = 20;

/** Finds a service that anyone can buy any number of times. */
export async function findService(walk: Walk) {
  const services = await walk.latest('GET service/list');
  for (const { serviceId } of getEntries(services).slice(0, MAX_SERVICES)) {
    const call = { params: { serviceId: String(serviceId) }, token: undefined };
    const found = v.safeParse(serviceSchema, await walk.succeed('GET service/{serviceId}', call));
    if (!found.success) continue;
    const { status, requiresCertification, purchaseLimit } = found.output;
    if (status === 'active' && !requiresCertification && purchaseLimit === 0) return found.output;
  }
  return undefined;
}

/** The value of a spec that costs the most. */
function largestValue(spec: ServiceSpec): SpecValue {
  if (spec.type === 'choice') return spec.options.at(-1)?.value ?? '';
  return spec.type === 'number' ? spec.max - ((spec.max - spec.min) % spec.step) : true;
}

/** The last plan for its last term, with every spec. */
function largestSelection({ skus, specs, maxQuantity }: Service, selection: Selection): Selection {
  const sku = skus.at(-1);
  const { unit, count } = sku?.periods.at(-1) ?? selection.period;
  return {
    ...selection,
    skuCode: sku?.skuCode ?? '',
    period: { unit, count },
    quantity: Math.min(2, maxQuantity),
    specs: Object.fromEntries(specs.map((spec) => [spec.key, largestValue(spec)])),
  };
}

/** Quotes a selection and checks its end, its amounts, and its price by those of the service. */
async function quoteSelection(walk: Walk, service: Service, selection: Selection): Promise<unknown> {
  const quote = await walk.succeed(QUOTE, { body: selection });
  if (quote === undefined) return undefined;
  checkAmounts(walk, QUOTE, quote);
  const isOpen = String(at(quote, 'expiresAt')) > String(at(quote, 'serverTime'));
  walk.expect(QUOTE, 'answer', isOpen, 'result.expiresAt', 'is not after serverTime');
  const payable = at(quote, 'payableAmount');
  const expected = sumLines(priceLines(service, selection)).payableAmount;
  const message = `is ${payable}, but the prices of the service make ${expected} (section "Prices")`;
  walk.expect(QUOTE, 'answer', payable === expected, 'result.payableAmount', message);
  return quote;
}

/** Checks that a quote refuses what the service does not offer. */
async function refusedQuotes(walk: Walk, service: Service, selection: Selection): Promise<void> {
  const refuse = (what: string, code: number, change: Partial<Selection>) =>
    walk.refuse(QUOTE, what, [code], { body: { ...selection, ...change } });
  const quantity = service.maxQuantity + 1;
  await refuse('more than the service offers', ORDER_ERROR.quantityExceeded, { quantity });
  await refuse('an unknown plan', ORDER_ERROR.selectionInvalid, { skuCode: UNKNOWN_ID });
  await refuse('an unknown coupon', ORDER_ERROR.couponUnknown, { couponCode: UNKNOWN_ID });
}

/** Quotes a selection for a visitor and a user, a large one, and what the service does not offer. Returns the first quote. */
export async function writeQuotes(walk: Walk, service: Service, selection: Selection): Promise<unknown> {
  await walk.succeed(QUOTE, { body: selection, token: undefined }, 'result for a visitor');
  const quote = await quoteSelection(walk, service, selection);
  await quoteSelection(walk, service, largestSelection(service, selection));
  await refusedQuotes(walk, service, selection);
  return quote;
}
