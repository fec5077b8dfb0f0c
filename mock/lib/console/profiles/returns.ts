import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '../../../../src/domain/calendar';
import {
  RETURN_CONTACTS,
  RETURN_STATUSES,
  type ReturnSheet,
  type ReturnStatus,
  returnTotals,
} from '../../../../src/domain/console/returnSheet';
import { nonNegativeCentsSchema } from '../../../../src/domain/money/money';
import { isoTime } from '../../clock';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../../content';
import { db } from '../../db';
import { type Language, localize } from '../../text';

const returnSchema = v.strictObject({
  status: v.picklist(RETURN_STATUSES),
  customer: v.strictObject({
    name: textSchema,
    phone: v.string(),
    contact: v.picklist(RETURN_CONTACTS),
    address: textSchema,
    remark: textSchema,
  }),
  goods: v.array(
    v.strictObject({
      name: textSchema,
      barcode: v.string(),
      price: nonNegativeCentsSchema,
      quantity: wholeNumberSchema,
    }),
  ),
});

const returns = lazy(() => readJson('console/returns.json', v.array(returnSchema)));

const idAt = (place: number) => `R-${80221 + place}`;
const STEP_MINUTES = [35, 1_460, 95, 610];

/** The return of an id, or the first one without an id; undefined for an unknown id. */
export function returnView(id: string | undefined, language: Language): ReturnSheet | undefined {
  const place = id ? returns().findIndex((_, index) => idAt(index) === id) : 0;
  const found = returns()[place];
  if (!found) return undefined;
  const goods = localize(found.goods, language).map((good, index) => ({
    goodId: `G-${41001 + place * 10 + index}`,
    ...good,
  }));
  return {
    returnId: idAt(place),
    orderId: `${2026_0800_7714 + place * 131}`,
    subOrderId: `${2026_0800_7714 + place * 131}-1`,
    deliveryNo: `SF10${2_214_560_331 + place * 7_919}`,
    status: found.status,
    refundAmount: returnTotals(goods).amount,
    customer: localize(found.customer, language),
    goods,
    progress: getProgress(found.status, place),
    all: returns().map((one, index) => ({
      returnId: idAt(index),
      title: `${idAt(index)} · ${one.customer.name[language]}`,
    })),
  };
}

/** The steps up to the current one, newest first. The current step is open unless it is the last. */
function getProgress(status: ReturnStatus, place: number): ReturnSheet['progress'] {
  const last = RETURN_STATUSES.indexOf(status);
  let at = db().seededAt - (place * 2 + 4) * DAY_MS;
  const steps = RETURN_STATUSES.slice(0, last + 1).map((step, index) => {
    const minutes = STEP_MINUTES[index] ?? 0;
    const done = index < last || status === 'refunded';
    const entry = {
      at: isoTime(at),
      step,
      done,
      operator: `OP-${String(7 + ((place * 3 + index) % 40)).padStart(3, '0')}`,
      ...(done && { minutes }),
    };
    at += minutes * MINUTE_MS;
    return entry;
  });
  return steps.toReversed();
}
