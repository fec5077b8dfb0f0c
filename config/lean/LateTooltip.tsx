import type { TooltipProps } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Without its code a tooltip is what it explains. */
const Bare = ({ children }: TooltipProps): ReactNode => children as ReactNode;

const Tooltip = lazy(
  (): Promise<{ default: ComponentType<TooltipProps> }> =>
    import('antd/es/tooltip').catch(() => ({ default: Bare })),
);

/**
 * antd's Tooltip, loaded when one is shown first. It stands in for the one behind the label of a form item (see
 * config/plugins/leanModules.ts): no form of a first visit has such labels, and it brings 12 KB.
 */
export default function LateTooltip(props: TooltipProps) {
  return (
    <Suspense fallback={Bare(props)}>
      <Tooltip {...props} />
    </Suspense>
  );
}
