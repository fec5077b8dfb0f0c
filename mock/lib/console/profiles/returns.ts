import * as v from 'valibot';
import {
  RETURN_CONTACTS,
  RETURN_STATUSES,
  type ReturnSheet,
  type ReturnStatus,
  returnTotals,
} from '../../../../src/domain/console/returnSheet';
import { positiveCentsSchema } from '../../../../src/domain/money/money';
import { DAY_MS, isoTime, MINUTE_MS } from '../../clock';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../../content';
import { db } from '../../db';
import type { Language, Text } from '../../text';

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
      price: positiveCentsSchema,
      quantity: wholeNumberSchema,
    }),
  ),
});

const returns = lazy(() => readJson('console/returns.json', v.array(returnSchema)));

const idAt = (place: number) => `R-${80221 + place}`;
const STEP_MINUTES = [35, 1_460, 95, 610];

/** A return as its readers see it: that of an id, the first one without; undefined when there is none. */
export function returnAnswer(id: string | undefined, language: Language): ReturnSheet | undefined {
  const place = id ? returns().findIndex((_, index) => idAt(index) === id) : 0;
  const found = returns()[place];
  if (!found) return undefined;
  const goods = found.goods.map(({ name, ...good }, index) => ({
    goodId: `G-${41001 + place * 10 + index}`,
    name: name[language],
    ...good,
  }));
  const { name, address, remark, ...customer } = found.customer;
  const text = (words: Text) => words[language];
  return {
    returnId: idAt(place),
    orderId: `${2026_0800_7714 + place * 131}`,
    subOrderId: `${2026_0800_7714 + place * 131}-1`,
    deliveryNo: `SF10${2_214_560_331 + place * 7_919}`,
    status: found.status,
    refundAmount: returnTotals(goods).amount,
    customer: { ...customer, name: text(name), address: text(address), remark: text(remark) },
    goods,
    progress: getProgress(found.status, place),
    all: returns().map((one, index) => ({
      returnId: idAt(index),
      title: `${idAt(index)} · ${text(one.customer.name)}`,
    })),
  };
}

/** The steps up to where it stands, the newest on top; the step it stands at is still under way unless it is the last. */
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
