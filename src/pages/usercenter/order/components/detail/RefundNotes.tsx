import { useT } from '@@/texts/usercenter';
import { Link } from '@umijs/max';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { Money } from '@/components/Money';
import { instanceAddress } from '@/components/order/orderAgain';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { Order } from '@/domain/order/order';

/** The order and the later ones of its service that are refunded with it, each with its amount. */
export function RefundedTogether({ order }: { order: Order }) {
  const t = useT();
  const { orderId, orderType, refundable, refundedWith } = order;
  if (refundable === undefined || refundedWith.length === 0) return null;
  const all = [...refundedWith, { orderId, orderType, amount: refundable.amount }];
  return (
    <>
      <p className={typography.note}>{t('usercenter.refund.together')}</p>
      <div className={panelStyles.inset}>
        <ul className={typography.bullets} aria-label={t('usercenter.refund.together.list')}>
          {all.map((each) => (
            <li key={each.orderId}>
              {t(`usercenter.refund.order.${each.orderType}`)}{' '}
              <Link to={`/usercenter/order/${encodePart(each.orderId)}`}>
                <Code>{each.orderId}</Code>
              </Link>{' '}
              <Money cents={each.amount} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Why the refund cannot be requested now, with a link to what is in the way. */
export function RefundObstacle({ obstacle }: { obstacle: NonNullable<Order['refundObstacle']> }) {
  const t = useT();
  const { kind, orderId, instanceId } = obstacle;
  const address =
    orderId === undefined
      ? instanceAddress(instanceId, { section: 'handover' })
      : `/usercenter/order/${encodePart(orderId)}`;
  return (
    <Alert
      type="warning"
      title={t(`usercenter.refund.obstacle.${kind}`)}
      description={
        <PageLink onlyLink to={address}>
          {t(`usercenter.refund.obstacle.${kind}.link`)}
        </PageLink>
      }
    />
  );
}
