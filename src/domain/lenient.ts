import * as v from 'valibot';

/** Accepts null and a missing value; both become `undefined`. */
export const lenient = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
