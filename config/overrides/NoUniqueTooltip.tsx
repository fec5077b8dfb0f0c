import type { PropsWithChildren } from 'react';

/**
 * Replaces what antd's ConfigProvider renders for `tooltip={{ unique: true }}`. The portal does not use that option,
 * which would add the code of all popups to the entry.
 */
export default function NoUniqueTooltip({ children }: PropsWithChildren) {
  return children;
}
