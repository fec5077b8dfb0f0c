import '@/locales/areas/market';
import '@/locales/areas/order';
import { Outlet } from '@umijs/max';
import { SectionGate } from '@/components/ErrorStatus';

/** The section layout of the market. */
export default function ServiceMarketLayout() {
  return (
    <SectionGate section="market">
      <Outlet />
    </SectionGate>
  );
}
