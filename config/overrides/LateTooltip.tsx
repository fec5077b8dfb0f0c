import type { TooltipProps } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Renders the children only, when the tooltip's code is not available. */
const Bare = ({ children }: TooltipProps): ReactNode => children as ReactNode;

const Tooltip = lazy(
  (): Promise<{ default: ComponentType<TooltipProps> }> =>
    import('antd/es/tooltip').catch(() => ({ default: Bare })),
);

/**
 * Replaces the Tooltip of antd's form labels (12 KB) with one that is loaded when it is first shown: no form of a first
 * visit has such labels.
 */
export default function LateTooltip(props: TooltipProps) {
  return (
    <Suspense fallback={Bare(props)}>
      <Tooltip {...props} />
    </Suspense>
  );
}
