import listingTexts from '@@/texts/listing';
import { useT } from '@@/texts/usercenter';
import { useCanOpen } from '@/components/grantedPage';
import { TabLink, TabRow } from '@/components/list/FilterTabs';
import { ORDER_GROUP_NAMES } from '@/domain/order/orderMachine';

const ORDERS = '/usercenter/order';
const PAST_ORDERS = '/usercenter/order-old';

/** The tab of the past orders, which have a page of their own. Nothing for users who cannot open it. */
export function PastOrdersTab({ isCurrent = false }: { isCurrent?: boolean }) {
  const t = useT();
  const canOpen = useCanOpen();
  if (!canOpen(PAST_ORDERS)) return null;
  return (
    <TabLink
      to={PAST_ORDERS}
      label={t('title.usercenter.orderOld')}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}

/** The tabs of the orders on the page of the past ones. */
export function PastOrderTabs() {
  const t = useT(listingTexts);
  const canOpen = useCanOpen();
  return (
    <TabRow label={t('usercenter.orders.list.tab')}>
      {canOpen(ORDERS) && (
        <>
          <TabLink to={ORDERS} label={t('listing.all')} />
          {ORDER_GROUP_NAMES.map((name) => (
            <TabLink
              key={name}
              to={`${ORDERS}?${new URLSearchParams({ tab: name })}`}
              label={t(`usercenter.orders.tab.${name}`)}
            />
          ))}
        </>
      )}
      <PastOrdersTab isCurrent />
    </TabRow>
  );
}
