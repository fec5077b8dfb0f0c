import '@/locales/areas/agreement';
import { Outlet } from '@umijs/max';

/** The section layout of agreements and help. It is open even without a column: what people accept must be readable. */
export default function AgreementLayout() {
  return <Outlet />;
}
