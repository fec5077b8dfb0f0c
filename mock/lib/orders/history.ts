import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { lazy, readJson, wholeNumberSchema } from '../content';
import type { MockTables } from '../db';
import { type PastOrder, pastOrderSchema, replayOrder } from './pastOrder';

const pastSchema = v.strictObject({
  ...pastOrderSchema.entries,
  daysAgo: wholeNumberSchema,
  /** Time of day in China. */
  time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
});

/** The past orders of the sample accounts, oldest first. */
const pastOrders = lazy(() =>
  readJson('orders/history.json', v.strictObject({ user: v.array(pastSchema), admin: v.array(pastSchema) })),
);

/** The unpaid order of each sample account. */
const OPEN = {
  user: { serviceId: 'handwriting-ocr', unit: 'month', ending: 'unpaid', minutesAgo: 9 },
  admin: { serviceId: 'log-search', unit: 'year', ending: 'unpaid', minutesAgo: 4, generous: true },
} as const;

/** Seeds the orders and services of the sample accounts up to `now` (milliseconds). */
export function seedHistory(tables: MockTables, now: number): void {
  for (const user of tables.users) {
    const name = user.userName === 'admin' ? 'admin' : 'user';
    const past = pastOrders()[name].map(({ daysAgo, time, ...rest }) => ({
      ...rest,
      at: tables.seededAt - daysAgo * DAY_MS + minutesOfDay(time) * MINUTE_MS,
    }));
    const { minutesAgo, ...open } = OPEN[name];
    const all: PastOrder[] = [...past, { ...open, at: now - minutesAgo * MINUTE_MS }];
    for (const [index, order] of all.entries()) replayOrder(tables, user, order, index);
  }
}

function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
