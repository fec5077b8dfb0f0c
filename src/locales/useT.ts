import { useIntl } from '@umijs/max';
import { type ReactNode, useCallback } from 'react';

type Value = string | number | boolean | null | undefined | Date;

/** Returns the text of an id in the language of the page; a node when a value is one. */
export interface T<Id extends TextId> {
  (id: Id, values?: Record<string, Value>): string;
  (id: Id, values?: Record<string, ReactNode | Date | ((text: string) => ReactNode)>): ReactNode;
}

/** `useT` of `@@/texts/<area>`: for the texts of the area, of further areas and of the entry. */
export type UseT<Own extends TextArea> = <Further extends TextArea = never>(
  ...further: { area: Further }[]
) => T<TextId<EntryArea | Own | Further>>;

/** Returns `t` for all texts. Each area exports it for its own, because they must be loaded. */
export function useT(): T<TextId> {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: TextId, values?: Record<string, Value>) => formatMessage({ id }, values),
    [formatMessage],
  ) as T<TextId>;
}
