import { Navigate, useLocation } from '@umijs/max';

/** `/usercenter`: redirects to the overview. */
export default function UserCenterPage() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/usercenter/overview', search }} replace />;
}
