import { Link, useIntl } from '@umijs/max';
import { instanceAddress } from '@/components/order/orderAgain';
import type { InstanceSummary } from '@/domain/instance/instance';
import { dateText } from '@/domain/intlFormats';
import styles from './InstanceCard.module.css';

interface PlannedNoticeProps {
  instance: InstanceSummary;
  /** Whether it leads to the page of the service. */
  linked?: boolean;
}

/** The scheduled change or the open hand-over of a service, with the way to its page. */
export function PlannedNotice({ instance, linked = true }: PlannedNoticeProps) {
  const { formatMessage, locale } = useIntl();
  const { instanceId, scheduled, handOver, endsOn } = instance;
  const date = scheduled && dateText(locale, scheduled.at);
  // The renewal with the smaller plan moves the end of the service.
  const isPaid = scheduled && endsOn !== undefined && Date.parse(endsOn) > Date.parse(scheduled.at);
  const texts = [
    scheduled &&
      (scheduled.kind === 'end'
        ? formatMessage({ id: 'instance.schedule.is.end' }, { date })
        : formatMessage(
            { id: isPaid ? 'instance.schedule.is.downgrade' : 'instance.schedule.is.downgradeUnpaid' },
            { date, plan: scheduled.planName },
          )),
    handOver && formatMessage({ id: 'instance.handOver.rowOpen' }, { phone: handOver.toPhone }),
  ].filter(Boolean);
  return texts.map((text) => (
    <p key={text} className={styles.open}>
      {text}{' '}
      {linked && (
        <Link to={instanceAddress(instanceId)}>{formatMessage({ id: 'instance.schedule.toPage' })}</Link>
      )}
    </p>
  ));
}
