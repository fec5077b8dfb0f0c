import { Navigate, useLocation } from '@umijs/max';

/** `/`: redirects to the home page and keeps query and hash (spec section 2). */
export default function IndexPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/home', search, hash }} replace />;
}
