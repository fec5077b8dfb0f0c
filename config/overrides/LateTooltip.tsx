import type { TooltipProps } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Without its code a tooltip is what it explains. */
const Bare = ({ children }: TooltipProps): ReactNode => children as ReactNode;

const Tooltip = lazy(
  (): Promise<{ default: ComponentType<TooltipProps> }> =>
    import('antd/es/tooltip').catch(() => ({ default: Bare })),
);

/**
 * Replaces the Tooltip behind the label of antd's form items with one whose code is loaded when it is first shown: no form
 * of a first visit has such labels, and antd's own is 12 KB.
 */
export default function LateTooltip(props: TooltipProps) {
  return (
    <Suspense fallback={Bare(props)}>
      <Tooltip {...props} />
    </Suspense>
  );
}
