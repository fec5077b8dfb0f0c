import type { ReactNode } from 'react';

type Texts = typeof import('./zh-CN').default &
  typeof import('./zh-CN/accessRequest').default &
  typeof import('./zh-CN/admin').default &
  typeof import('./zh-CN/agreement').default &
  typeof import('./zh-CN/announcement').default &
  typeof import('./zh-CN/article').default &
  typeof import('./zh-CN/certification').default &
  typeof import('./zh-CN/charge').default &
  typeof import('./zh-CN/chart').default &
  typeof import('./zh-CN/conflict').default &
  typeof import('./zh-CN/console').default &
  typeof import('./zh-CN/consoleAccount').default &
  typeof import('./zh-CN/coupon').default &
  typeof import('./zh-CN/dashboard').default &
  typeof import('./zh-CN/dashboardMap').default &
  typeof import('./zh-CN/demo').default &
  typeof import('./zh-CN/description').default &
  typeof import('./zh-CN/detail').default &
  typeof import('./zh-CN/editor').default &
  typeof import('./zh-CN/form').default &
  typeof import('./zh-CN/instance').default &
  typeof import('./zh-CN/lab').default &
  typeof import('./zh-CN/invoice').default &
  typeof import('./zh-CN/linkedAccount').default &
  typeof import('./zh-CN/list').default &
  typeof import('./zh-CN/listing').default &
  typeof import('./zh-CN/market').default &
  typeof import('./zh-CN/message').default &
  typeof import('./zh-CN/mind').default &
  typeof import('./zh-CN/failedSetup').default &
  typeof import('./zh-CN/order').default &
  typeof import('./zh-CN/outlook').default &
  typeof import('./zh-CN/owned').default &
  typeof import('./zh-CN/privacy').default &
  typeof import('./zh-CN/profile').default &
  typeof import('./zh-CN/provider').default &
  typeof import('./zh-CN/proof').default &
  typeof import('./zh-CN/registration').default &
  typeof import('./zh-CN/balance').default &
  typeof import('./zh-CN/renewal').default &
  typeof import('./zh-CN/result').default &
  typeof import('./zh-CN/review').default &
  typeof import('./zh-CN/rule').default &
  typeof import('./zh-CN/ruleActions').default &
  typeof import('./zh-CN/secondStep').default &
  typeof import('./zh-CN/security').default &
  typeof import('./zh-CN/sessionEnd').default &
  typeof import('./zh-CN/sheet').default &
  typeof import('./zh-CN/submission').default &
  typeof import('./zh-CN/support').default &
  typeof import('./zh-CN/usercenter').default;

declare global {
  /** The id of a text. */
  type TextId = keyof Texts;

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
