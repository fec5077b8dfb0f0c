import orderTexts from '@@/texts/order';
import { useT } from '@@/texts/usercenter';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { relativeTime } from '@/browser/relativeTime';
import { DateText } from '@/components/DateText';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { OrderItems } from '@/components/order/OrderItems';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import { dateText, relativeFormat } from '@/domain/intlFormats';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { listAgreements } from '@/services/agreement';
import styles from './OrderDetail.module.css';

interface FactListProps {
  facts: readonly Fact[];
  className?: string | undefined;
}

/** A list of labelled values; empty values are left out. */
export const FactList = ({ facts, className }: FactListProps) => (
  <Flex className={className} component="dl" vertical gap={8}>
    <FactItems facts={facts} row={{ wrap: true, justify: 'space-between', gap: '0 16px' }} />
  </Flex>
);

/** Line items, payment and refund. */
export function OrderCosts({ order }: { order: Order }) {
  const t = useT(orderTexts);
  const { items, originalAmount, discountAmount, payableAmount, paidAmount, refundedAmount } = order;
  const { payChannel, paidAt } = order;
  const paid = isPaidStatus(order.status) && paidAmount > 0;
  return (
    <Section id="order-costs" title={t('usercenter.order.costs')}>
      <OrderItems
        items={items}
        originalAmount={originalAmount}
        discountAmount={discountAmount}
        payableAmount={payableAmount}
        status={order.status}
      />
      {paid && (
        <FactList
          className={styles.sums}
          facts={[
            [t('order.pay.channel'), payChannel && t(`order.channel.${payChannel}`)],
            [t('order.result.paidAt'), paidAt && <DateText at={paidAt} withTime />],
            [t('usercenter.order.refunded'), refundedAmount > 0 && <Money cents={-refundedAmount} />],
          ]}
        />
      )}
    </Section>
  );
}

/** The accepted agreement versions, the number of the buyer's purchase order and the remark. */
export function OrderTerms({ order }: { order: Order }) {
  const t = useT(orderTexts);
  const { consents, buyerRemark, purchaseOrderNumber, timeline } = order;
  const isAutomatic = timeline.some(({ actor, event }) => actor === 'system' && event === 'create');
  // Only used for the titles; the code is shown without them.
  const { data } = useQuery(listAgreements, { silent: true });
  const getTitle = (code: string) => data?.list.find((agreement) => agreement.code === code)?.title ?? code;

  return (
    <Section id="order-terms" title={t('usercenter.order.terms')}>
      {consents.length > 0 && (
        <Flex component="ul" vertical gap={8}>
          {consents.map(({ code, version }) => (
            <li key={code}>
              <Link to={`/agreement/${encodePart(code)}?${new URLSearchParams({ version })}`}>
                {getTitle(code)}
              </Link>{' '}
              <span className={typography.note}>{t('usercenter.order.version', { version })}</span>
            </li>
          ))}
        </Flex>
      )}
      {isAutomatic && consents.length === 0 && <p>{t('usercenter.order.termsKept')}</p>}
      <Flex component="dl" vertical gap={8}>
        <FactItems
          dir="auto"
          facts={[
            [t('order.purchaseOrder'), purchaseOrderNumber],
            [t('usercenter.order.remark'), buyerRemark || t('usercenter.order.noRemark')],
          ]}
        />
      </Flex>
    </Section>
  );
}

/** The order's events, newest first. A free order is not paid: its two events of a payment are one without a payment. */
export function OrderTimeline({ order }: { order: Order & { serverTime: string } }) {
  const t = useT();
  const relative = relativeFormat(t.locale);
  const isFree = order.payableAmount === 0;
  const events = order.timeline.filter(({ event }) => !isFree || event !== 'pay').reverse();
  const getName = (event: Order['timeline'][number]['event']) =>
    isFree && event === 'paySucceeded' ? 'nothingToPay' : event;
  return (
    <>
      <ol reversed>
        {events.map(({ at, actor, event, note }, index) => {
          const { value, unit } = relativeTime(at, Date.parse(order.serverTime));
          return (
            <li
              key={`${at} ${event}`}
              className={styles.event}
              aria-current={index === 0 ? 'step' : undefined}
            >
              <p className={styles.what}>{t(`usercenter.order.event.${getName(event)}`)}</p>
              {note && <p className={typography.secondary}>{note}</p>}
              <Flex className={typography.caption} component="p" wrap gap="0 12px">
                <time dateTime={at} title={relative.format(value, unit)}>
                  {dateText(t.locale, at, { withTime: true })}
                </time>
                <span>{t(`usercenter.order.actor.${actor}`)}</span>
              </Flex>
            </li>
          );
        })}
      </ol>
      <p className={`${typography.caption} ${layout.printOnly}`}>{t('frame.timeZone')}</p>
    </>
  );
}
