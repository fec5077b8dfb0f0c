import { Navigate, useLocation } from '@umijs/max';

/** `/usercenter`: the user center opens on its overview. */
export default function UserCenterPage() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/usercenter/overview', search }} replace />;
}
