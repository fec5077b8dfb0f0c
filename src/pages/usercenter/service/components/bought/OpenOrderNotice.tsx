import { useIntl } from '@umijs/max';
import { PageLink } from '@/components/PageLink';
import { isChangeOrder } from '@/domain/catalog/selection';
import { encodePart } from '@/domain/characters';
import type { InstanceSummary } from '@/domain/instance/instance';
import styles from './InstanceCard.module.css';

/** The unfinished order of a service, with the way to it. */
export function OpenOrderNotice({ openOrder }: Pick<InstanceSummary, 'openOrder'>) {
  const { formatMessage } = useIntl();
  if (!openOrder) return null;
  const { orderId, orderType } = openOrder;
  return (
    <p className={styles.open}>
      {formatMessage({ id: `bought.open.${isChangeOrder(orderType) ? orderType : 'renew'}` })}{' '}
      <PageLink onlyLink to={`/order/${encodePart(orderId)}`}>
        {formatMessage({ id: 'bought.open.view' })}
      </PageLink>
    </p>
  );
}
