import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

type Values = Record<string, string | number | undefined>;

/** Returns a translate function for the text ids below an area, which takes the rest of an id. */
export function useText<A extends string>(area: A) {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: TextSuffix<A>, values?: Values) => formatMessage({ id: `${area}.${id}` as TextId }, values),
    [area, formatMessage],
  );
}

/** A translate function for the text ids below an area. */
export type Translate<A extends string> = ReturnType<typeof useText<A>>;
