import { useT } from '@@/texts/charge';
import instanceTexts from '@@/texts/instance';
import { Link } from '@umijs/max';
import { instanceAddress } from '@/components/order/orderAgain';
import { PageLink } from '@/components/PageLink';
import typography from '@/components/typography.module.css';
import { isChangeOrder } from '@/domain/catalog/selection';
import { encodePart } from '@/domain/characters';
import type { InstanceSummary } from '@/domain/instance/instance';
import { daysUntil } from '@/domain/instance/upgrade';
import { dateText } from '@/domain/intlFormats';
import styles from './Bought.module.css';

/**
 * Returns a function that says which change is scheduled for a service and to whom it is offered, in the current language,
 * each with the section of the service's page that it belongs to.
 */
export function usePlannedTexts() {
  const t = useT(instanceTexts);
  return ({ scheduled, handOver, endsOn }: InstanceSummary) => {
    const date = scheduled && dateText(t.locale, scheduled.at);
    // The renewal with the smaller plan moves the end of the service.
    const isPaid = scheduled && endsOn !== undefined && Date.parse(endsOn) > Date.parse(scheduled.at);
    const planned: { section: 'schedule' | 'handover'; text: string }[] = [];
    if (scheduled?.kind === 'end')
      planned.push({ section: 'schedule', text: t('instance.schedule.is.end', { date }) });
    else if (scheduled) {
      const id = isPaid ? 'instance.schedule.is.downgrade' : 'instance.schedule.is.downgradeUnpaid';
      planned.push({ section: 'schedule', text: t(id, { date, plan: scheduled.planName }) });
    }
    if (handOver)
      planned.push({
        section: 'handover',
        text: t('instance.handOver.rowOpen', { phone: handOver.toPhone }),
      });
    return planned;
  };
}

interface PlannedNoticeProps {
  instance: InstanceSummary;
  /** Whether it leads to the page of the service. */
  linked?: boolean;
}

/** The scheduled change or the open hand-over of a service, with the way to its section. */
export function PlannedNotice({ instance, linked = true }: PlannedNoticeProps) {
  const t = useT(instanceTexts);
  return usePlannedTexts()(instance).map(({ section, text }) => (
    <p key={section} className={styles.open}>
      {text}{' '}
      {linked && (
        <Link to={instanceAddress(instance.instanceId, { section })}>{t('instance.schedule.toPage')}</Link>
      )}
    </p>
  ));
}

interface TrialNoticeProps {
  instance: InstanceSummary;
  /** Server milliseconds. */
  now: number;
}

/** Says that a running trial becomes the paid service; nothing for any other service, and for one that is sold without a term. */
export function TrialNotice({ instance, now }: TrialNoticeProps) {
  const t = useT();
  const { orderType, status, endsOn, period } = instance;
  if (orderType !== 'trial' || status !== 'active' || endsOn === undefined || period.unit === 'once')
    return null;
  const days = daysUntil(Date.parse(endsOn), now);
  return (
    <p className={typography.note}>{t('bought.trial.kept', { days, date: dateText(t.locale, endsOn) })}</p>
  );
}

/** The unfinished order of a service, with the way to it. */
export function OpenOrderNotice({ openOrder }: Pick<InstanceSummary, 'openOrder'>) {
  const t = useT();
  if (!openOrder) return null;
  const { orderId, orderType } = openOrder;
  return (
    <p className={styles.open}>
      {t(`bought.open.${isChangeOrder(orderType) ? orderType : 'renew'}`)}{' '}
      <PageLink onlyLink to={`/order/${encodePart(orderId)}`}>
        {t('bought.open.view')}
      </PageLink>
    </p>
  );
}
