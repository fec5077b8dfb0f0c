import type { PropsWithChildren } from 'react';

/**
 * Stands in for what antd's ConfigProvider would wrap around a site with `tooltip={{ unique: true }}` (see
 * config/plugins/leanModules.ts). The portal does not set that, and it would bring everything that floats into the entry.
 */
export default function NoUniqueTooltip({ children }: PropsWithChildren) {
  return children;
}
