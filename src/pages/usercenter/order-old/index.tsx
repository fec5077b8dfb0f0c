import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex, Select, Skeleton } from 'antd';
import { useRef } from 'react';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import { KeywordSearch } from '@/components/list/KeywordSearch';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { listQuery, matching, text } from '@/domain/listQuery';
import type { OldOrderSummary } from '@/domain/order/oldOrder';
import { ORDER_STATUS_TONE } from '@/domain/statusTone';
import { listOldOrders } from '@/services/order';
import styles from './components/OldOrders.module.css';

const oldOrderQuery = listQuery({ keyword: text(), year: matching(/^\d{4}$/) });

/** `/usercenter/order-old`: the archived orders. */
export default function OldOrderListPage() {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLHeadingElement>(null);
  const orders = useList(oldOrderQuery, listOldOrders);
  const { keyword = '', year = '' } = orders.query;
  return (
    <Flex vertical gap={16}>
      <div>
        <h1 ref={top}>{formatMessage({ id: 'title.usercenter.orderOld' })}</h1>
        <p className={typography.note}>{formatMessage({ id: 'usercenter.old.lead' })}</p>
      </div>
      <OldOrderFilters
        keyword={keyword}
        year={year}
        years={orders.data?.years ?? []}
        onChange={orders.change}
      />
      <ListContent
        list={orders}
        texts={{
          failed: formatMessage({ id: 'usercenter.old.failed' }),
          empty: formatMessage({ id: 'usercenter.old.none' }),
          notFound: formatMessage({ id: 'usercenter.old.noneHere' }),
          clear: formatMessage({ id: 'usercenter.orders.clear' }),
          pages: formatMessage({ id: 'usercenter.orders.pages' }),
        }}
        emptyAction={
          <LinkButton to="/usercenter/order">{formatMessage({ id: 'order.toOrders' })}</LinkButton>
        }
        skeleton={
          <div className={panelStyles.surface}>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton active title={false} paragraph={{ rows: 2 }} />
              </div>
            ))}
          </div>
        }
        onPage={() => top.current?.scrollIntoView()}
      >
        {(data) => (
          <>
            <p className={typography.note} role="status">
              {formatMessage({ id: 'usercenter.orders.total' }, { total: data.total })}
            </p>
            <ul className={panelStyles.surface}>
              {data.list.map((order) => (
                <OldOrderRow key={order.orderId} order={order} />
              ))}
            </ul>
          </>
        )}
      </ListContent>
    </Flex>
  );
}

interface OldOrderFiltersProps {
  keyword: string;
  year: string;
  years: readonly { year: number; count: number }[];
  onChange: (values: { keyword?: string; year?: string }) => void;
}

/** Filters by keyword and year. */
function OldOrderFilters({ keyword, year, years, onChange }: OldOrderFiltersProps) {
  const { formatMessage } = useIntl();
  const option = (value: string, count = 0) => ({
    value,
    label: value
      ? formatMessage({ id: 'usercenter.old.year' }, { year: value, count })
      : formatMessage({ id: 'usercenter.old.allYears' }),
  });
  const options = years.map((entry) => option(String(entry.year), entry.count));
  // The year in the URL may have no matching orders.
  const missing = year && !options.some(({ value }) => value === year) ? [option(year)] : [];
  return (
    <Flex
      className={styles.filters}
      component="fieldset"
      wrap
      gap="12px 16px"
      aria-label={formatMessage({ id: 'usercenter.orders.filters' })}
    >
      <KeywordSearch
        className={styles.keyword}
        label={formatMessage({ id: 'usercenter.orders.keyword' })}
        enterButton={formatMessage({ id: 'usercenter.orders.search' })}
        maxLength={50}
        value={keyword}
        onSearch={(text) => onChange({ keyword: text })}
      />
      <Select
        className={styles.year}
        aria-label={formatMessage({ id: 'usercenter.old.yearLabel' })}
        value={year}
        options={[option(''), ...options, ...missing]}
        onChange={(chosen) => onChange({ year: chosen || undefined })}
      />
    </Flex>
  );
}

function OldOrderRow({ order }: { order: OldOrderSummary }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { orderId, serviceTitle, planName, status, origin, amount, createdAt } = order;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link
          to={`/usercenter/order-old/${encodeURIComponent(orderId)}`}
          state={{ list: search }}
          className={typography.titleLink}
        >
          {serviceTitle}
        </Link>
        <InlineDetails>
          {planName && <span>{planName}</span>}
          <span>{formatMessage({ id: `usercenter.old.origin.${origin}` })}</span>
        </InlineDetails>
        <InlineDetails>
          <bdi dir="ltr">{orderId}</bdi>
          <DateText at={createdAt} />
        </InlineDetails>
      </div>
      <StatusTag tone={ORDER_STATUS_TONE[status]} text={formatMessage({ id: `order.status.${status}` })} />
      <span className={`${typography.strong} ${typography.end}`}>
        <Money cents={amount} />
      </span>
    </li>
  );
}
