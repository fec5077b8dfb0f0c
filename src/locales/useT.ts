import { useIntl } from '@umijs/max';
import { type ReactNode, useCallback } from 'react';

type Value = string | number | boolean | null | undefined | Date;

/** Returns the text of an id in the language of the page; a node when a value is one. */
export interface T<Id extends string> {
  (id: Id, values?: Record<string, Value>): string;
  (id: Id, values?: Record<string, ReactNode | Date | ((text: string) => ReactNode)>): ReactNode;
}

/** `useT` of `@@/texts/<area>`: for the texts of the area, of the entry and of further areas, which are the arguments. */
export type UseT<Own extends string> = <Further extends string = never>(
  ...further: { [Id in Further]?: string }[]
) => T<Own | TextId<EntryArea> | Further>;

/** Returns `t` for any text: for components whose callers choose the area and load it. */
export function useAnyT<Id extends string = TextId>(): T<Id> {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: string, values?: Record<string, Value>) => formatMessage({ id: id as TextId }, values),
    [formatMessage],
  ) as T<Id>;
}
