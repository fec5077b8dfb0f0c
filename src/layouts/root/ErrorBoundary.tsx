import { useT } from '@@/texts/entry';
import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { Component, type PropsWithChildren, useEffect, useState } from 'react';
import { isChunkLoadError } from '@/browser/chunkLoadError';
import { isPageTranslated } from '@/browser/translation';
import { reload } from '@/components/navigationGuards';
import { PageLoading } from '@/components/PageLoading';
import { StatusPage } from '@/components/StatusPage';
import { endFirstScreen } from '@/components/useFirstScreen';
import { useOnline } from '@/components/useOnline';
import { reportCaughtError } from '@/monitoring/monitoring';
import { reloadOnce } from './chunkReload';

interface BoundaryProps extends PropsWithChildren {
  /** The path shown. The error is reset when it changes. */
  pathname?: string;
}

interface BoundaryState {
  error?: 'page' | 'chunk';
  failedAt?: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: isChunkLoadError(error) ? 'chunk' : 'page' };
  }

  componentDidCatch(error: unknown) {
    reportCaughtError(error);
    void endFirstScreen();
    this.setState({ failedAt: this.props.pathname });
  }

  componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.pathname)
      this.setState({ error: undefined, failedAt: undefined });
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return error === 'chunk' ? <ChunkErrorPage /> : <FailedPage />;
  }
}

/** Shows an error page inside the frame when a page throws or its code cannot be loaded. */
export function ErrorBoundary({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

/** The error boundary around the root layout, whose own code may fail to load. */
export function RootErrorBoundary({ children }: PropsWithChildren) {
  return <Boundary>{children}</Boundary>;
}

/**
 * Shown when the page's code failed to load after a deploy or without a connection (spec section 8). React caches the
 * failure, so only a reload helps. The first reload is automatic, the next ones happen on request or when back online.
 */
function ChunkErrorPage() {
  const t = useT();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    void reloadOnce().then((reloads) => {
      if (!isUnmounted && !reloads) setIsShown(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  useOnline(reload);

  if (!isShown) return <PageLoading />;
  const [drawing, descriptionId] = navigator.onLine
    ? (['failed', 'state.lost.description'] as const)
    : (['offline', 'state.lost.offline'] as const);
  return (
    <StatusPage
      drawing={drawing}
      title={t('state.lost.title')}
      description={t(descriptionId)}
      action={
        <Button type="primary" onClick={reload}>
          {t('state.lost.again')}
        </Button>
      }
    />
  );
}

function FailedPage() {
  const t = useT();
  const [translated] = useState(isPageTranslated);
  return (
    <StatusPage
      drawing="failed"
      title={t('state.failed.title')}
      description={t(translated ? 'state.failed.translated' : 'state.failed.description')}
      action={
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('state.reload')}
        </Button>
      }
    />
  );
}
