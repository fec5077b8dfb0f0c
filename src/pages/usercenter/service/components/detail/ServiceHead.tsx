import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/instance';
import { Button, Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import { MoreMenu } from '@/components/MoreMenu';
import { buyTrialAddress, serviceAddress } from '@/components/order/orderAgain';
import { PageHeader } from '@/components/PageHeader';
import { PageLink } from '@/components/PageLink';
import { StatusTag } from '@/components/StatusTag';
import { shownStatus } from '@/domain/instance/instance';
import { daysUntil } from '@/domain/instance/upgrade';
import { serverNow } from '@/domain/serverClock';
import { INSTANCE_STATUS_TONE } from '@/domain/statusTone';
import { OpenOrderNotice, PlannedNotice, TrialNotice } from '../bought/ServiceNotices';
import styles from './Service.module.css';
import { useService } from './ServiceContext';
import { type ServiceDialog, useMainAction } from './useMainAction';
import { useServiceOutlook } from './useServiceOutlook';

interface ServiceHeadProps {
  /** Whether the access is in sight below. */
  isAccessShown: boolean;
  onOpen: (dialog: ServiceDialog) => void;
}

/** Name, status and term of the service, its main action, and what its owner has to know. */
export function ServiceHead({ isAccessShown, onOpen }: ServiceHeadProps) {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const { service, orderType, role, instanceId } = detail;
  const { main, possible } = useMainAction(isAccessShown);
  const shown = shownStatus(detail, serverNow(detail));
  const getText = (dialog: ServiceDialog) =>
    dialog === 'access' ? t('instance.access.show') : t(`bought.${dialog}`);
  const others = possible.filter((dialog) => dialog !== main && !(dialog === 'access' && isAccessShown));

  return (
    <>
      <PageHeader
        back={{ to: '/usercenter/service', text: t('instance.back') }}
        title={service.title}
        status={<StatusTag tone={INSTANCE_STATUS_TONE[shown]} text={t(`bought.status.${shown}`)} />}
        line={
          <InlineDetails isInline>
            <span>{service.planName}</span>
            {orderType === 'trial' && <span>{t('bought.trial')}</span>}
            <span>{service.providerName}</span>
            <TermText />
            {role !== 'owner' && <span>{t(`instance.role.${role}`)}</span>}
          </InlineDetails>
        }
        actions={
          <Flex wrap gap={8}>
            {main === 'buy' && (
              <LinkButton type="primary" to={buyTrialAddress(detail)}>
                {t('bought.buy')}
              </LinkButton>
            )}
            {main && main !== 'buy' && (
              <Button type={main === 'renew' ? 'primary' : 'default'} onClick={() => onOpen(main)}>
                {getText(main)}
              </Button>
            )}
            <MoreMenu
              label={t('instance.more')}
              items={[
                ...others.map((dialog) => ({
                  key: dialog,
                  label: getText(dialog),
                  onClick: () => onOpen(dialog),
                })),
                { key: 'market', label: t('instance.market'), to: serviceAddress(service.serviceId) },
                {
                  key: 'help',
                  label: t('instance.help'),
                  to: `/usercenter/support/new?${new URLSearchParams({ instanceId })}`,
                },
              ]}
            />
          </Flex>
        }
      />
      <Notices />
    </>
  );
}

/** When the service renews or ends; only the date where a notice says more. */
function TermText() {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const { status, graceEndsOn } = detail;
  // It runs on in its days of grace.
  const endsOn = (status === 'grace' && graceEndsOn) || detail.endsOn;
  const outlook = useServiceOutlook();
  if (endsOn === undefined) return <span>{t('bought.noEnd')}</span>;
  if (outlook?.state === 'renews') return <span>{outlook.text}</span>;
  const isOver = daysUntil(Date.parse(endsOn), serverNow(detail)) <= 0;
  return (
    <span>
      {t(isOver ? 'bought.endedOn' : 'bought.endsOn', { date: <DateText key="date" at={endsOn} /> })}
    </span>
  );
}

/** What is on its way, and what keeps the service from going on, with the way to mend it. */
function Notices() {
  const { detail } = useService();
  const { role, handOver, openOrder } = detail;
  const now = serverNow(detail);
  const outlook = useServiceOutlook();
  const action = outlook?.isWarned ? outlook.action : undefined;
  return (
    <Flex className={styles.notices} vertical gap={8}>
      {outlook?.isWarned && (
        <Alert
          type="warning"
          title={outlook.text}
          // The main action renews it.
          action={
            action &&
            action.name !== 'renew' && (
              <PageLink onlyLink to={action.address}>
                {action.text}
              </PageLink>
            )
          }
        />
      )}
      {role === 'owner' && <TrialNotice instance={detail} now={now} />}
      {role === 'owner' && action?.name !== 'viewOrder' && <OpenOrderNotice openOrder={openOrder} />}
      <PlannedNotice
        instance={{ ...detail, handOver: action?.name === 'withdrawHandOver' ? undefined : handOver }}
        // Settings are for the owner.
        linked={role === 'owner'}
      />
    </Flex>
  );
}
