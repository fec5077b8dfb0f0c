import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Link, useLocation } from '@umijs/max';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import stateRow from '@/components/stateRow.module.css';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { type OldOrderSummary, oldOrderQuery } from '@/domain/order/oldOrder';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { listOldOrders } from '@/services/order';

/** `/usercenter/order-old`: the archived orders. */
export default function OldOrderListPage() {
  const t = useT(orderTexts);
  const toOption = (value: string, count = 0) => ({
    value,
    label: t('usercenter.old.year', { year: value, count }),
  });
  const orders = useList('usercenter.old', oldOrderQuery, listOldOrders, {
    options: (data, { year }) => {
      const options = (data?.years ?? []).map((entry) => toOption(String(entry.year), entry.count));
      // The year in the URL may have no matching orders.
      const isMissing = year !== undefined && !options.some(({ value }) => value === year);
      return { year: isMissing ? [...options, toOption(year)] : options };
    },
  });
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.orderOld')} line={t('usercenter.old.lead')} />
      <FilterBar list={orders} />
      <ListContent
        list={orders}
        emptyAction={<LinkButton to="/usercenter/order">{t('order.toOrders')}</LinkButton>}
      >
        {(data) => (
          <ul className={`${panelStyles.surface} ${layout.divided}`}>
            {data.list.map((order) => (
              <OldOrderRow key={order.orderId} order={order} />
            ))}
          </ul>
        )}
      </ListContent>
    </div>
  );
}

function OldOrderRow({ order }: { order: OldOrderSummary }) {
  const t = useT(orderTexts);
  const { search } = useLocation();
  const { orderId, serviceTitle, planName, status, origin, amount, createdAt } = order;
  return (
    <li className={stateRow.row}>
      <div>
        <Link
          to={`/usercenter/order-old/${encodePart(orderId)}`}
          state={{ list: search }}
          className={typography.titleLink}
        >
          {serviceTitle}
        </Link>
        <InlineDetails>
          {planName && <span>{planName}</span>}
          <span>{t(`usercenter.old.origin.${origin}`)}</span>
        </InlineDetails>
        <InlineDetails>
          <Code>{orderId}</Code>
          <DateText at={createdAt} short />
        </InlineDetails>
      </div>
      <StatusTag tone={ORDER_STATUS_TONE[status]} text={t(`order.status.${status}`)} />
      <span className={`${typography.strong} ${typography.end}`}>
        <Money cents={amount} />
      </span>
    </li>
  );
}
