import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Link, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { buyTrialAddress, instanceAddress } from '@/components/order/orderAgain';
import { PeriodText } from '@/components/order/PeriodText';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import { ServiceCover } from '@/components/service/ServiceCover';
import { useOutlook } from '@/components/service/useOutlook';
import { encodePart } from '@/domain/characters';
import { type InstanceSummary, isExpiringSoon, shownStatus } from '@/domain/instance/instance';
import { possibleActions } from '@/domain/instance/instanceMachine';
import { daysUntil } from '@/domain/instance/upgrade';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { INSTANCE_STATUS_TONE } from '@/domain/statusTone';
import { AutoRenew } from './AutoRenew';
import styles from './InstanceCard.module.css';
import { OpenOrderNotice, PlannedNotice, TrialNotice } from './ServiceNotices';
import type { ChangeKind } from './useChange';

export type DialogKind = ChangeKind | 'access';

interface InstanceCardProps {
  instance: InstanceSummary;
  /** The server's time of the list. */
  moment: ServerMoment;
  onOpen: (kind: DialogKind) => void;
  /** Called after a change of automatic renewal. */
  onChanged: (autoRenew: boolean) => void;
  /** Loads the service again. */
  onRefresh: () => void;
}

/** One service with its term and possible actions. */
export function InstanceCard({ instance, moment, onOpen, onChanged, onRefresh }: InstanceCardProps) {
  const t = useT(orderTexts);
  const { search } = useLocation();
  const page = { to: instanceAddress(instance.instanceId), state: { list: search } };
  const { service, status, period, quantity, endsOn, orderType } = instance;
  const now = serverNow(moment);
  const soon = isExpiringSoon(instance, now);
  const actions = possibleActions(instance);
  const foreseen = useOutlook()(instance, now);
  const outlook =
    foreseen && !foreseen.isPlanned && (soon || foreseen.state !== 'willEnd') ? foreseen : undefined;
  const shown = shownStatus(instance, now);
  const subject = { subject: service.title };
  const getTexts = (name: DialogKind | 'manage' | 'charges' | 'order' | 'buy') => ({
    'aria-label': t(`bought.${name}.of`, subject),
    children: t(`bought.${name}`),
  });

  return (
    <li className={`${panelStyles.panel} ${styles.service}`}>
      <div className={layout.rounded}>
        <ServiceCover serviceId={service.serviceId} cover={service.cover} />
      </div>
      <div>
        <h2 className={styles.title}>
          <Link {...page}>{service.title}</Link>
        </h2>
        <InlineDetails>
          <span>{service.planName}</span>
          {orderType === 'trial' ? <span>{t('bought.trial')}</span> : <PeriodText period={period} />}
          <span>{t('order.quantity.times', { count: quantity })}</span>
          <span>{service.providerName}</span>
        </InlineDetails>
        <InlineDetails>
          {instance.specTexts.map(({ label, value }) => (
            <span key={label}>{t('order.spec', { label, value })}</span>
          ))}
        </InlineDetails>
      </div>
      <div className={styles.state}>
        <StatusTag tone={INSTANCE_STATUS_TONE[shown]} text={t(`bought.status.${shown}`)} />
        {endsOn === undefined && <span className={styles.hint}>{t('bought.noEnd')}</span>}
        {endsOn !== undefined && status !== 'released' && (
          <span>
            <span className={styles.hint}>
              {t(daysUntil(Date.parse(endsOn), now) > 0 ? 'bought.ends' : 'bought.ended')}
            </span>{' '}
            <DateText at={endsOn} />
          </span>
        )}
        {status === 'active' && endsOn !== undefined && (
          <strong>{t('bought.daysLeft', { days: daysUntil(Date.parse(endsOn), now) })}</strong>
        )}
      </div>
      {outlook && (
        <p className={soon && outlook.state !== 'renews' ? styles.open : styles.outlook}>
          {outlook.text}{' '}
          {outlook.action && outlook.action.name !== 'renew' && (
            <Link to={outlook.action.address}>{outlook.action.text}</Link>
          )}
        </p>
      )}
      <TrialNotice instance={instance} now={now} />
      {outlook?.action?.name !== 'viewOrder' && <OpenOrderNotice openOrder={instance.openOrder} />}
      <PlannedNotice
        instance={
          outlook?.action?.name === 'withdrawHandOver' ? { ...instance, handOver: undefined } : instance
        }
      />
      <Flex className={styles.actions} wrap align="center" justify="space-between" gap="12px 24px">
        <span className={styles.buttons}>
          <LinkButton {...page} {...getTexts('manage')} />
          {actions.includes('renew') && instance.renewable && (
            <Button
              type={soon ? 'primary' : 'default'}
              onClick={() => onOpen('renew')}
              {...getTexts('renew')}
            />
          )}
          {orderType === 'trial' && (
            <LinkButton type="primary" to={buyTrialAddress(instance)} {...getTexts('buy')} />
          )}
          {actions.includes('access') && <Button onClick={() => onOpen('access')} {...getTexts('access')} />}
          {actions.includes('upgrade') && instance.upgradable && (
            <Button onClick={() => onOpen('upgrade')} {...getTexts('upgrade')} />
          )}
          {actions.includes('upgrade') && instance.changeable && (
            <Button onClick={() => onOpen('change')} {...getTexts('change')} />
          )}
          <LinkButton
            type="text"
            to={`/usercenter/order/${encodePart(instance.orderId)}`}
            {...getTexts('order')}
          />
          <LinkButton
            type="text"
            to={`/usercenter/service/charge?${new URLSearchParams({ instanceId: instance.instanceId })}`}
            {...getTexts('charges')}
          />
        </span>
        {actions.includes('autoRenew') && (instance.renewable || instance.autoRenew) && (
          <AutoRenew instance={instance} onChanged={onChanged} onRefresh={onRefresh} />
        )}
      </Flex>
    </li>
  );
}
