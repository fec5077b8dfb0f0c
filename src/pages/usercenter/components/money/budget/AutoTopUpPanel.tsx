import { useT } from '@@/texts/balance';
import chargeTexts from '@@/texts/charge';
import { Button, Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { Section } from '@/components/Section';
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
  const t = useT(chargeTexts);
  const message = useMessage();
  const { status, settings, usedThisMonth, resetsAt, failureReason, means } = autoTopUp;
  const isOn = status === 'on' || status === 'waiting';
  const turningOff = useAction(turnOffAutoTopUp, {
    onDone(changed) {
      onChanged(changed);
      message.success(t('autoTopUp.turnedOff'));
    },
  });

  return (
    <Section
      id="auto-top-up"
      title={t('autoTopUp.title')}
      status={<StatusTag tone={AUTO_TOP_UP_TONE[status]} text={t(`autoTopUp.status.${status}`)} />}
    >
      <p className={typography.note}>{t('autoTopUp.lead')}</p>
      {status === 'stopped' && (
        <Alert
          type="error"
          title={t('autoTopUp.stopped')}
          description={t('autoTopUp.stopped.how', { reason: failureReason ?? '' })}
        />
      )}
      {status === 'waiting' && (
        <Alert type="warning" title={t('autoTopUp.waiting', { date: dateText(t.locale, resetsAt) })} />
      )}
      {isOn && settings && (
        <p>
          {t('autoTopUp.used', {
            used: formatMoney(usedThisMonth, t.locale),
            limit: formatMoney(settings.monthlyLimit, t.locale),
          })}
        </p>
      )}
      {means.length === 0 ? (
        <Flex vertical align="start" gap={12}>
          <p>{t('autoTopUp.noMeans')}</p>
          <LinkButton to={topUpAddress()}>{t('topUp.open')}</LinkButton>
        </Flex>
      ) : (
        <AutoTopUpForm key={String(isOn)} autoTopUp={autoTopUp} isOn={isOn} onChanged={onChanged}>
          {isOn && (
            <Button loading={turningOff.isPending} onClick={() => void turningOff.run()}>
              {t('autoTopUp.turnOff')}
            </Button>
          )}
        </AutoTopUpForm>
      )}
    </Section>
  );
}
