import { useLocation } from '@umijs/max';
import { Component, type PropsWithChildren } from 'react';
import { isChunkLoadError } from '@/browser/chunkLoadError';
import { reportCaughtError } from '@/monitoring/monitoring';
import { ChunkErrorPage } from './ChunkErrorPage';
import { FailedPage } from './FailedPage';
import { holdTypedText } from './typedText';

interface BoundaryProps extends PropsWithChildren {
  /** Where the person is: going elsewhere leaves the failure behind. */
  place?: string;
}

interface BoundaryState {
  error?: 'failed' | 'lost';
  failedAt?: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    if (!isChunkLoadError(error)) return { error: 'failed' };
    // The page is still there now and is gone at the next step.
    holdTypedText();
    return { error: 'lost' };
  }

  componentDidCatch(error: unknown) {
    reportCaughtError(error);
    this.setState({ failedAt: this.props.place });
  }

  componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.place) this.setState({ error: undefined, failedAt: undefined });
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return error === 'lost' ? <ChunkErrorPage /> : <FailedPage />;
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
