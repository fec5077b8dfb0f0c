import { Navigate, useLocation } from '@umijs/max';
import { useFirstGrantedPage } from '@/components/grantedPage';

/** `/usercenter`: leads to its first granted page, usually the overview. */
export default function UserCenterPage() {
  const { pathname, search } = useLocation();
  const child = useFirstGrantedPage(pathname);
  return child && <Navigate to={{ pathname: child, search }} replace />;
}
