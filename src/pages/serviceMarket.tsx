import '@/locales/areas/market';
import '@/locales/areas/order';
import { Outlet } from '@umijs/max';
import { SectionGate } from '@/components/ErrorStatus';

/** The section layout of the market: its texts, and whether there is a market here at all. */
export default function ServiceMarketLayout() {
  return (
    <SectionGate section="market">
      <Outlet />
    </SectionGate>
  );
}
