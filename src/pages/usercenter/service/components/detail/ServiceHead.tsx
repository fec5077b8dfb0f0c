import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/instance';
import orderTexts from '@@/texts/order';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { BackLink } from '@/components/BackLink';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { buyTrialAddress, instanceAddress, serviceAddress } from '@/components/order/orderAgain';
import { PeriodText } from '@/components/order/PeriodText';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import { ServiceCover } from '@/components/service/ServiceCover';
import { useOutlook } from '@/components/service/useOutlook';
import typography from '@/components/typography.module.css';
import { isExpiringSoon, shownStatus } from '@/domain/instance/instance';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle, type ServiceAction } from '@/domain/instance/serviceActions';
import { daysUntil } from '@/domain/instance/upgrade';
import { serverNow } from '@/domain/serverClock';
import { INSTANCE_STATUS_TONE } from '@/domain/statusTone';
import { AutoRenew } from '../bought/AutoRenew';
import { OpenOrderNotice, PlannedNotice, TrialNotice } from '../bought/ServiceNotices';
import type { DialogKind } from '../bought/useChange';
import styles from './Service.module.css';
import { useService } from './ServiceContext';

/** Name, plan, status and term of the service, with its main actions. */
export function ServiceHead({ onOpen }: { onOpen: (kind: DialogKind) => void }) {
  const t = useT(chargeTexts, orderTexts);
  const { detail, refresh } = useService();
  const { service, period, quantity, orderType, role, renewable, autoRenew } = detail;
  const shown = shownStatus(detail, serverNow(detail));
  const soon = isExpiringSoon(detail, serverNow(detail));
  const facts = actionFacts(detail);
  const can = (action: ServiceAction) => actionObstacle(facts, action) === undefined;

  return (
    <section className={`${panelStyles.panel} ${styles.head}`}>
      <BackLink to="/usercenter/service" text={t('instance.back')} />
      <div className={styles.identity}>
        <div className={`${layout.rounded} ${styles.cover}`}>
          <ServiceCover serviceId={service.serviceId} cover={service.cover} />
        </div>
        <div className={layout.fill}>
          <Flex wrap align="center" gap="4px 12px">
            <h1 className={typography.titleMedium}>{service.title}</h1>
            <StatusTag tone={INSTANCE_STATUS_TONE[shown]} text={t(`bought.status.${shown}`)} />
          </Flex>
          <InlineDetails>
            <span>{service.planName}</span>
            {orderType === 'trial' ? <span>{t('bought.trial')}</span> : <PeriodText period={period} />}
            <span>{t('order.quantity.times', { count: quantity })}</span>
            <span>{service.providerName}</span>
          </InlineDetails>
          {role !== 'owner' && <p>{t(`instance.role.${role}`)}</p>}
          <Terms />
        </div>
      </div>
      {role === 'owner' && <TrialNotice instance={detail} now={serverNow(detail)} />}
      {role === 'owner' && <OpenOrderNotice openOrder={detail.openOrder} />}
      <PlannedNotice instance={detail} linked={false} />
      <Flex wrap align="center" justify="space-between" gap="12px 24px">
        <Flex wrap gap={8}>
          {can('renew') && (
            <Button type={soon ? 'primary' : 'default'} onClick={() => onOpen('renew')}>
              {t('bought.renew')}
            </Button>
          )}
          {orderType === 'trial' && role === 'owner' && (
            <LinkButton type="primary" to={buyTrialAddress(detail)}>
              {t('bought.buy')}
            </LinkButton>
          )}
          {can('access') && <Button onClick={() => onOpen('access')}>{t('bought.access')}</Button>}
          {can('upgrade') && <Button onClick={() => onOpen('upgrade')}>{t('bought.upgrade')}</Button>}
          {can('change') && <Button onClick={() => onOpen('change')}>{t('bought.change')}</Button>}
          <LinkButton type="text" to={serviceAddress(service.serviceId)}>
            {t('instance.market')}
          </LinkButton>
          <LinkButton
            type="text"
            to={`/usercenter/support/new?${new URLSearchParams({ instanceId: detail.instanceId })}`}
          >
            {t('instance.help')}
          </LinkButton>
        </Flex>
        {can('autoRenew') && (renewable || autoRenew) && (
          <AutoRenew instance={detail} onChanged={() => void refresh()} onRefresh={() => void refresh()} />
        )}
      </Flex>
    </section>
  );
}

/** End date and next renewal. */
function Terms() {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const outlook = useOutlook()(detail, serverNow(detail));
  const { endsOn, status } = detail;
  if (endsOn === undefined) return <p className={typography.note}>{t('bought.noEnd')}</p>;
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{t('instance.ends')}</dt>
        <dd>
          <DateText at={endsOn} />{' '}
          {status === 'active' && (
            <span className={typography.note}>
              {t('bought.daysLeft', { days: daysUntil(Date.parse(endsOn), serverNow(detail)) })}
            </span>
          )}
        </dd>
      </div>
      {outlook && !outlook.isPlanned && (
        <div>
          <dt>{t('instance.nextRenewal')}</dt>
          <dd>
            {outlook.text}{' '}
            {outlook.action && !outlook.action.address.startsWith(instanceAddress(detail.instanceId)) && (
              <Link to={outlook.action.address}>{outlook.action.text}</Link>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
