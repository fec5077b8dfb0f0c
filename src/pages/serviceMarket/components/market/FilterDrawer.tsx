import { useIntl } from '@umijs/max';
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
  const { formatMessage } = useIntl();
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      side="start"
      size={320}
      title={formatMessage({ id: 'market.filters' })}
      footer={
        <Button type="primary" block onClick={onClose}>
          {formatMessage({ id: 'market.filters.show' }, { count: market.data?.total ?? 0 })}
        </Button>
      }
    >
      <FilterPanel market={market} />
    </SideDrawer>
  );
}
