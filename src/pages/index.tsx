import { Navigate, useLocation } from '@umijs/max';

/** `/`: the index goes to the home page and keeps what came with the address (spec section 2). */
export default function IndexPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: '/home', search, hash }} replace />;
}
