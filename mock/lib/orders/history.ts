import * as v from 'valibot';
import { lazy, readJson, wholeNumberSchema } from '../content';
import type { MockTables } from '../tables';
import { type PastOrder, pastOrderSchema, replayOrder } from './pastOrder';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const pastSchema = v.strictObject({
  ...pastOrderSchema.entries,
  daysAgo: wholeNumberSchema,
  /** In China. */
  time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
});

/** Returns the last year of the sample accounts by user name, oldest first. */
const pastOrders = lazy(() =>
  readJson('orders/history.json', v.strictObject({ user: v.array(pastSchema), admin: v.array(pastSchema) })),
);

/** What the sample customer and the administrator have open at this moment, minutes ago. */
const OPEN = {
  user: { serviceId: 'handwriting-ocr', unit: 'month', ending: 'unpaid', minutesAgo: 9 },
  admin: { serviceId: 'log-search', unit: 'year', ending: 'unpaid', minutesAgo: 4, generous: true },
} as const;

/** Gives the sample accounts their orders and services, up to `now` (milliseconds). */
export function seedHistory(tables: MockTables, now: number): void {
  for (const user of tables.users) {
    const name = user.userName === 'admin' ? 'admin' : 'user';
    const past = pastOrders()[name].map(({ daysAgo, time, ...rest }) => ({
      ...rest,
      at: tables.seededAt - daysAgo * DAY_MS + minutesInChina(time) * MINUTE_MS,
    }));
    const { minutesAgo, ...open } = OPEN[name];
    const all: PastOrder[] = [...past, { ...open, at: now - minutesAgo * MINUTE_MS }];
    for (const [index, order] of all.entries()) replayOrder(tables, user, order, index);
  }
}

function minutesInChina(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours - 8) * 60 + minutes;
}
