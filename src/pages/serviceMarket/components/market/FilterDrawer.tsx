import { useT } from '@@/texts/market';
import { Button } from 'antd';
import { SideDrawer } from '@/components/SideDrawer';
import { FilterPanel } from './FilterPanel';
import type { Market } from './useMarket';

interface FilterDrawerProps {
  market: Market;
  open: boolean;
  onClose: () => void;
}

/** The filters as a drawer for small screens. */
export default function FilterDrawer({ market, open, onClose }: FilterDrawerProps) {
  const t = useT();
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      side="start"
      size={320}
      title={t('market.filters')}
      footer={
        <Button type="primary" block onClick={onClose}>
          {t('market.filters.show', { count: market.data?.total ?? 0 })}
        </Button>
      }
    >
      <FilterPanel market={market} />
    </SideDrawer>
  );
}
