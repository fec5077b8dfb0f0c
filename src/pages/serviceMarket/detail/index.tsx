import { Navigate, useLocation } from '@umijs/max';

/** The bare address leads to the description, which has one of its own; the configuration in the query goes along. */
export default function ServiceDetailPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/serviceMarket/detail/tab1', search, hash }} replace />;
}
