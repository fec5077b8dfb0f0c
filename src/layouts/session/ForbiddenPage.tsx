import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ErrorStatus } from '@/components/ErrorStatus';
import { ErrorBoundary } from '../root/ErrorBoundary';

const MissingAccess = lazy(() => import('./MissingAccess'));

interface ForbiddenPageProps {
  /** The missing menu path; a parent needs one of the paths below it instead. */
  missing?: string;
}

/** The 403 page, with a request for access. */
export function ForbiddenPage({ missing }: ForbiddenPageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <ErrorStatus kind="forbidden" compact />
      <ErrorBoundary>
        <Suspense>
          <MissingAccess key={pathname} missing={missing} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
