import { useLocation } from '@umijs/max';
import { Component, type PropsWithChildren } from 'react';
import { reportCaughtError } from '@/monitoring/monitoring';
import { FailedPage } from './FailedPage';

interface BoundaryProps extends PropsWithChildren {
  /** Where the person is: going elsewhere leaves the failure behind. */
  place: string;
}

class Boundary extends Component<BoundaryProps, { failedAt?: string }> {
  state: { failedAt?: string } = {};

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  componentDidCatch(error: unknown) {
    reportCaughtError(error);
    this.setState({ failedAt: this.props.place });
  }

  componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.place) this.setState({ failedAt: undefined });
  }

  render() {
    return this.state.failedAt === undefined ? this.props.children : <FailedPage />;
  }
}

/** A page that throws, or whose code cannot be loaded, leaves the frame standing and offers a way on. */
export function ErrorBoundary({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
