import type { PropsWithChildren } from 'react';

/** An id, a number, an address or a code: left to right, and not translated, in every language. */
export const Code = ({ children }: PropsWithChildren) => (
  <bdi dir="ltr" translate="no">
    {children}
  </bdi>
);
