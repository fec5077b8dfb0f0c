import { useT } from '@@/texts/instance';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { accountingYear } from '@/domain/calendar';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { type ChangeChoice, scheduledState } from '@/domain/instance/scheduledChange';
import { actionObstacle, canBecomePossible } from '@/domain/instance/serviceActions';
import { dateFormat, dateText } from '@/domain/intlFormats';
import { serverNow } from '@/domain/serverClock';
import { scheduleChange, withdrawChange } from '@/services/instanceDetail';
import { PlannedNotice } from '../bought/ServiceNotices';
import { ConfirmDialog } from './ConfirmDialog';
import { DowngradeDialog } from './DowngradeDialog';
import { UnknownOutcome, useService, useServiceAction } from './ServiceContext';

/** What happens at the end of the term: a downgrade, the end of the service, or nothing yet. */
export function SchedulePanel() {
  const t = useT();
  const { detail } = useService();
  const [dialog, setDialog] = useState<'downgrade' | 'end'>();
  const { instanceId, endsOn = '', scheduled } = detail;
  const close = () => setDialog(undefined);
  const schedule = useServiceAction({
    name: 'schedule',
    endpoint: instanceDetailEndpoints.schedule,
    act: (idempotencyKey, change: ChangeChoice) => scheduleChange(instanceId, { change, idempotencyKey }),
    doneId: 'instance.schedule.scheduled',
    onDone: close,
  });
  const facts = actionFacts(detail);
  const obstacles = { downgrade: actionObstacle(facts, 'downgrade'), end: actionObstacle(facts, 'end') };
  const date = dateText(t.locale, endsOn);
  // A button names the year only where it is another one.
  const isThisYear = accountingYear(Date.parse(endsOn)) === accountingYear(serverNow(detail));
  const buttonDate = isThisYear
    ? dateFormat(t.locale, { month: 'long', day: 'numeric' }).format(new Date(endsOn))
    : date;
  const endsAnyway = obstacles.end === 'endsAnyway';
  const reasons = [
    !obstacles.end && t('instance.schedule.about', { date }),
    obstacles.end && t(`instance.obstacle.${obstacles.end}`, { date }),
    (!obstacles.end || endsAnyway) && obstacles.downgrade && t(`instance.obstacle.${obstacles.downgrade}`),
  ].filter((reason) => typeof reason === 'string');
  if (!canBecomePossible(facts, 'end')) return null;

  return (
    <Section
      id="service-schedule"
      title={t('instance.schedule')}
      actions={
        !scheduled && (
          <Flex wrap gap={8}>
            {!obstacles.downgrade && (
              <Button onClick={() => setDialog('downgrade')}>{t('instance.schedule.downgrade')}</Button>
            )}
            {!obstacles.end && (
              <Button danger onClick={() => setDialog('end')}>
                {t('instance.schedule.end')}
              </Button>
            )}
          </Flex>
        )
      }
    >
      {scheduled ? (
        <Scheduled />
      ) : (
        <Flex className={typography.secondary} vertical gap={4}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Flex>
      )}
      {dialog === 'end' && (
        <ConfirmDialog
          title={t('instance.schedule.end.title')}
          okText={t('instance.schedule.end.ok', { date: buttonDate })}
          cancelText={t('instance.schedule.end.keep')}
          danger
          action={schedule}
          onOk={() => void schedule.run({ kind: 'end' })}
          onClose={close}
        >
          <p>{t('instance.schedule.end.text', { date })}</p>
        </ConfirmDialog>
      )}
      {dialog === 'downgrade' && (
        <DowngradeDialog
          date={date}
          action={schedule}
          onSchedule={(skuCode) => void schedule.run({ kind: 'downgrade', skuCode })}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** The scheduled change, which can be taken back until it is paid. */
function Scheduled() {
  const t = useT();
  const { detail } = useService();
  const { instanceId, scheduled, endsOn, graceEndsOn, openOrder, role } = detail;
  const withdraw = useServiceAction({
    name: 'withdrawSchedule',
    endpoint: instanceDetailEndpoints.withdrawSchedule,
    act: (idempotencyKey) => withdrawChange(instanceId, idempotencyKey),
    doneId: 'instance.schedule.withdrawn',
  });
  if (!scheduled) return null;
  const state = scheduledState(
    { kind: scheduled.kind, at: Date.parse(scheduled.at) },
    {
      endsOn: endsOn === undefined ? undefined : Date.parse(endsOn),
      graceEndsOn: graceEndsOn === undefined ? undefined : Date.parse(graceEndsOn),
    },
    serverNow(detail),
  );
  return (
    <>
      <PlannedNotice instance={{ ...detail, handOver: undefined }} linked={false} />
      {state === 'paid' && <p className={typography.note}>{t('instance.schedule.paid')}</p>}
      {state === 'waiting' && openOrder && (
        <p className={typography.note}>{t('instance.obstacle.orderOpen')}</p>
      )}
      {state === 'waiting' && !openOrder && role === 'owner' && (
        <div>
          <Button loading={withdraw.isPending} onClick={() => void withdraw.run()}>
            {t('instance.schedule.withdraw')}
          </Button>
        </div>
      )}
      <UnknownOutcome action={withdraw} />
    </>
  );
}
