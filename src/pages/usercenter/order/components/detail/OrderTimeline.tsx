import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { relativeTime } from '@/browser/relativeTime';
import typography from '@/components/typography.module.css';
import { dateFormat, relativeFormat } from '@/domain/intlFormats';
import type { Order } from '@/domain/order/order';
import styles from './OrderTimeline.module.css';

interface OrderTimelineProps {
  timeline: Order['timeline'];
  /** The server's time (ISO 8601) that "ago" is counted from. */
  serverTime: string;
}

/** What happened to the order, newest first: in words, by whom, when. */
export function OrderTimeline({ timeline, serverTime }: OrderTimelineProps) {
  const { formatMessage, locale } = useIntl();
  const absolute = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const relative = relativeFormat(locale);
  return (
    <ol reversed>
      {[...timeline].reverse().map(({ at, actor, event, note }, index) => {
        const { value, unit } = relativeTime(at, Date.parse(serverTime));
        return (
          <li key={`${at} ${event}`} className={styles.event} aria-current={index === 0 ? 'step' : undefined}>
            <p className={styles.what}>{formatMessage({ id: `usercenter.order.event.${event}` })}</p>
            {note && <p className={typography.secondary}>{note}</p>}
            <Flex className={typography.caption} component="p" wrap gap="0 12px">
              <time dateTime={at} title={relative.format(value, unit)}>
                {absolute.format(new Date(at))}
              </time>
              <span>{formatMessage({ id: `usercenter.order.actor.${actor}` })}</span>
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}
