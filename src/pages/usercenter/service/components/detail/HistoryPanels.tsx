import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/instance';
import orderTexts from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { DetailSection } from '@/components/DetailSection';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PageLink } from '@/components/PageLink';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { LATEST_ORDERS } from '@/domain/instance/instanceDetail';
import { listCharges } from '@/services/charge';
import styles from './Service.module.css';
import { useService } from './ServiceContext';

/** The newest orders of the service. */
export function OrderPanel() {
  const t = useT(orderTexts);
  const { detail } = useService();
  const { orders, service } = detail;
  return (
    <DetailSection id="service-orders" title={t('instance.orders')}>
      {orders.length > 0 ? (
        <>
          <ul className={styles.entries}>
            {orders.map(({ orderId, status, createdAt, payableAmount }) => (
              <li key={orderId}>
                <PageLink className={layout.fill} to={`/usercenter/order/${encodePart(orderId)}`}>
                  <Code>{orderId}</Code>
                </PageLink>
                <Money cents={payableAmount} />
                <Flex className={typography.caption} component="span" wrap gap="0 12px">
                  <DateText at={createdAt} short />
                  <span>{t(`order.status.${status}`)}</span>
                </Flex>
              </li>
            ))}
          </ul>
          <PageLink
            onlyLink
            className={layout.touchLink}
            to={`/usercenter/order?${new URLSearchParams({ keyword: service.title })}`}
          >
            {t('instance.orders.all')}
          </PageLink>
        </>
      ) : (
        <p className={typography.note}>{t('instance.orders.none')}</p>
      )}
    </DetailSection>
  );
}

/** The newest charges of the service. */
export function ChargePanel() {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const { instanceId } = detail;
  const charges = useQuery((options) => listCharges({ instanceId, pageSize: LATEST_ORDERS }, options), {
    key: instanceId,
    silent: true,
  });

  return (
    <DetailSection id="service-charges" title={t('instance.charges')}>
      <QueryContent
        query={charges}
        failed={t('instance.charges.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      >
        {({ list }) =>
          list.length > 0 ? (
            <>
              <ul className={styles.entries}>
                {list.map(({ chargeId, title, category, amount, direction, createdAt }) => (
                  <li key={chargeId}>
                    <span className={layout.fill}>{title}</span>
                    <Money cents={direction === 'in' ? amount : -amount} />
                    <Flex className={typography.caption} component="span" wrap gap="0 12px">
                      <DateText at={createdAt} short />
                      <span>{t(`charge.category.${category}`)}</span>
                    </Flex>
                  </li>
                ))}
              </ul>
              <PageLink
                onlyLink
                className={layout.touchLink}
                to={`/usercenter/service/charge?${new URLSearchParams({ instanceId })}`}
              >
                {t('instance.charges.all')}
              </PageLink>
            </>
          ) : (
            <p className={typography.note}>{t('instance.charges.none')}</p>
          )
        }
      </QueryContent>
    </DetailSection>
  );
}
