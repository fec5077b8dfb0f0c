import { useLocation } from '@umijs/max';
import { Component, type PropsWithChildren } from 'react';
import { isLostCode } from '@/browser/chunkLoadError';
import { reportCaughtError } from '@/monitoring/monitoring';
import { FailedPage } from './FailedPage';
import { LostCodePage } from './LostCodePage';
import { holdTypedText } from './typedText';

interface BoundaryProps extends PropsWithChildren {
  /** Where the person is: going elsewhere leaves the failure behind. */
  place?: string;
}

interface BoundaryState {
  fault?: 'failed' | 'lost';
  failedAt?: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    if (!isLostCode(error)) return { fault: 'failed' };
    // The page is still there now and is gone at the next step.
    holdTypedText();
    return { fault: 'lost' };
  }

  componentDidCatch(error: unknown) {
    reportCaughtError(error);
    this.setState({ failedAt: this.props.place });
  }

  componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.place) this.setState({ fault: undefined, failedAt: undefined });
  }

  render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return fault === 'lost' ? <LostCodePage /> : <FailedPage />;
  }
}

/** A page that throws, or whose code cannot be loaded, leaves the frame standing and offers a way on. */
export function ErrorBoundary({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}

/** The same around the root layout itself, whose code may be lost like any other: no blank window. */
export function StartBoundary({ children }: PropsWithChildren) {
  return <Boundary>{children}</Boundary>;
}
