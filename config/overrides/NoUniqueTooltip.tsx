import type { PropsWithChildren } from 'react';

/**
 * Replaces what antd's ConfigProvider renders around a site with `tooltip={{ unique: true }}`. The portal does not set that,
 * and it would bring the code of everything that floats into the entry.
 */
export default function NoUniqueTooltip({ children }: PropsWithChildren) {
  return children;
}
