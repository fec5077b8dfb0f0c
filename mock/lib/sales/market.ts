import * as v from 'valibot';
import { lazy, readJson, textSchema } from '../content';

const weighted = { name: textSchema, weight: v.number() };

/** The stores, categories, keywords and provinces of the dashboards. */
export const market = lazy(() =>
  readJson(
    'dashboard/market.json',
    v.strictObject({
      stores: v.array(v.strictObject({ storeId: v.string(), ...weighted, conversion: v.number() })),
      /** `online` is the share of sales that the portal makes itself. */
      categories: v.array(v.strictObject({ category: v.string(), ...weighted, online: v.number() })),
      /** Most searched first. */
      keywords: v.array(textSchema),
      /** The weight of each province by its code; 1 for the others. */
      provinces: v.record(v.string(), v.number()),
    }),
  ),
);
