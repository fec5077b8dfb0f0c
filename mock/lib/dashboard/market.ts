import * as v from 'valibot';
import { lazy, readJson, textSchema } from '../content';

const weighted = { name: textSchema, weight: v.number() };

/** Returns what the figures of the dashboards are about. */
export const market = lazy(() =>
  readJson(
    'dashboard/market.json',
    v.strictObject({
      /** The providers' stores, best known first. */
      stores: v.array(v.strictObject({ storeId: v.string(), ...weighted, conversion: v.number() })),
      /** Service categories; `online` is how much of their sales the portal makes itself. */
      categories: v.array(v.strictObject({ category: v.string(), ...weighted, online: v.number() })),
      /** What is searched for, most wanted first. */
      keywords: v.array(textSchema),
    }),
  ),
);
