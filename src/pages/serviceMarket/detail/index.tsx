import { Navigate, useLocation } from '@umijs/max';

/** Redirects to the first tab and keeps the configuration in the query. */
export default function ServiceDetailPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/serviceMarket/detail/tab1', search, hash }} replace />;
}
