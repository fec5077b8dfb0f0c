import type { PropsWithChildren } from 'react';

/** Text that reads from left to right in every language and is not translated: numbers, ids, addresses. */
export const LtrText = ({ children }: PropsWithChildren) => (
  <bdi dir="ltr" translate="no">
    {children}
  </bdi>
);
