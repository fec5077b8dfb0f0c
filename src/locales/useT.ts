import { useIntl } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';

type Value = string | number | boolean | null | undefined | Date;

/** Returns the text of an id in the language of the page; a node when a value is one. */
export interface T<Id extends string> {
  (id: Id, values?: Record<string, Value>): string;
  (id: Id, values?: Record<string, ReactNode | Date | ((text: string) => ReactNode)>): ReactNode;
  /** The language of the page. */
  readonly locale: string;
}

/** `useT` of `@@/texts/<area>`: for the texts of the area, of the entry and of further areas, which are the arguments. */
export type UseT<Own extends string> = <Further extends string = never>(
  ...further: { [Id in Further]?: string }[]
) => T<Own | TextId<EntryArea> | Further>;

/** Returns `t` for any text: for components whose callers choose the area and load it. */
export function useAnyT<Id extends string = TextId>(): T<Id> {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const t = (id: string, values?: Record<string, Value>) => formatMessage({ id: id as TextId }, values);
    return Object.assign(t, { locale }) as T<Id>;
  }, [formatMessage, locale]);
}
