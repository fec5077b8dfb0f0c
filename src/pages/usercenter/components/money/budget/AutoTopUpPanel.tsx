import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { Panel } from '@/components/Panel';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { dateText } from '@/domain/intlFormats';
import type { AutoTopUp } from '@/domain/money/autoTopUp';
import { formatMoney } from '@/domain/money/money';
import { AUTO_TOP_UP_TONE } from '@/domain/statusTone';
import { turnOffAutoTopUp } from '@/services/balance';
import { AutoTopUpForm } from './AutoTopUpForm';

interface AutoTopUpPanelProps {
  autoTopUp: AutoTopUp;
  onChanged: (autoTopUp: AutoTopUp) => void;
}

/** The automatic top-up: its state, its settings and how to turn it off. */
export function AutoTopUpPanel({ autoTopUp, onChanged }: AutoTopUpPanelProps) {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const { status, settings, usedThisMonth, resetsAt, failureReason, means } = autoTopUp;
  const isOn = status === 'on' || status === 'waiting';
  const turningOff = useAction(turnOffAutoTopUp, {
    onDone(changed) {
      onChanged(changed);
      message.success(formatMessage({ id: 'autoTopUp.turnedOff' }));
    },
  });

  return (
    <Panel
      id="auto-top-up"
      title={formatMessage({ id: 'autoTopUp.title' })}
      status={
        <StatusTag
          tone={AUTO_TOP_UP_TONE[status]}
          text={formatMessage({ id: `autoTopUp.status.${status}` })}
        />
      }
    >
      <p className={typography.note}>{formatMessage({ id: 'autoTopUp.lead' })}</p>
      {status === 'stopped' && (
        <Alert
          type="error"
          title={formatMessage({ id: 'autoTopUp.stopped' })}
          description={formatMessage({ id: 'autoTopUp.stopped.how' }, { reason: failureReason ?? '' })}
        />
      )}
      {status === 'waiting' && (
        <Alert
          type="warning"
          title={formatMessage({ id: 'autoTopUp.waiting' }, { date: dateText(locale, resetsAt) })}
        />
      )}
      {isOn && settings && (
        <p>
          {formatMessage(
            { id: 'autoTopUp.used' },
            {
              used: formatMoney(usedThisMonth, locale),
              limit: formatMoney(settings.monthlyLimit, locale),
            },
          )}
        </p>
      )}
      {means.length === 0 ? (
        <Flex vertical align="start" gap={12}>
          <p>{formatMessage({ id: 'autoTopUp.noMeans' })}</p>
          <LinkButton to={topUpAddress()}>{formatMessage({ id: 'topUp.open' })}</LinkButton>
        </Flex>
      ) : (
        <AutoTopUpForm key={String(isOn)} autoTopUp={autoTopUp} isOn={isOn} onChanged={onChanged}>
          {isOn && (
            <Button loading={turningOff.isPending} onClick={() => void turningOff.run()}>
              {formatMessage({ id: 'autoTopUp.turnOff' })}
            </Button>
          )}
        </AutoTopUpForm>
      )}
    </Panel>
  );
}
