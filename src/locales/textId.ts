import type { ReactNode } from 'react';

type TextIds = import('@@/languages/texts').TextIds;

declare global {
  /** A file of texts. */
  type TextArea = keyof TextIds;

  /** The areas that are loaded with the entry. */
  type EntryArea = import('@@/languages/texts').EntryArea;

  /** The id of a text, of any area or of some. */
  type TextId<Area extends TextArea = TextArea> = TextIds[Area];

  /** The rest of the text ids after a prefix: `TextSuffix<'order.status'>` is `'paid' | 'closed' | ...`. */
  type TextSuffix<Prefix extends string> = TextId extends infer Id
    ? Id extends `${Prefix}.${infer Suffix}`
      ? Suffix
      : never
    : never;
}

type Value = string | number | boolean | null | undefined | Date;

// Umi's own copy of react-intl accepts any string as an id.
declare module '@umijs/plugins/node_modules/react-intl' {
  interface IntlShape {
    /** A text that comes with its use, as in pages of Ant Design Pro. */
    formatMessage(descriptor: { id: string; defaultMessage: string }, values?: Record<string, Value>): string;
    formatMessage(descriptor: { id: TextId }, values?: Record<string, Value>): string;
    formatMessage(
      descriptor: { id: TextId },
      values?: Record<string, ReactNode | Date | ((text: string) => ReactNode)>,
    ): ReactNode;
  }

  interface FormattedMessage<V> {
    readonly props: { values?: V } & (
      | { id: TextId; defaultMessage?: undefined }
      | { id: string & {}; defaultMessage: string }
    );
  }
}
