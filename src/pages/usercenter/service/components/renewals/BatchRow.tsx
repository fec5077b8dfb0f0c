import { useT } from '@@/texts/renewal';
import { Button, Checkbox, Flex } from 'antd';
import { useEffect } from 'react';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { Renewal } from '@/domain/instance/renewals';
import { formatMoney } from '@/domain/money/money';
import { type RenewalResult, useRenewService } from './useRenewService';

export type RenewService = ReturnType<typeof useRenewService>['run'];

interface BatchRowProps {
  renewal: Renewal;
  selected: boolean;
  disabled: boolean;
  onSelect: (selected: boolean) => void;
  /** Called with the function that renews this service. */
  onReady: (instanceId: string, renew: RenewService) => void;
}

const TONES = {
  pending: 'progress',
  unknown: 'warning',
  missing: 'warning',
  done: 'success',
  unpaid: 'warning',
  price: 'warning',
  failed: 'danger',
} as const;

/** One service that can be renewed, and what came of it. */
export function BatchRow({ renewal, selected, disabled, onSelect, onReady }: BatchRowProps) {
  const t = useT();
  const { result, run, check } = useRenewService(renewal);
  const { instanceId, service, period, endsOn, price = 0 } = renewal;
  useEffect(() => {
    onReady(instanceId, run);
  });

  function getText(outcome: RenewalResult): string {
    const newPrice = outcome.kind === 'price' ? formatMoney(outcome.price, t.locale) : '';
    return t(`renewal.result.${outcome.kind}`, { price: newPrice });
  }

  const settled = result?.kind === 'done' || result?.kind === 'unpaid' || result?.kind === 'unknown';
  return (
    <li className={layout.row}>
      <Checkbox
        aria-label={t('renewal.batch.select', { service: service.title })}
        checked={selected && !settled}
        disabled={disabled || settled}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <div className={layout.fill}>
        <span className={typography.strong}>{service.title}</span>
        <p className={typography.note}>
          {service.planName} · <PeriodText period={period} /> ·{' '}
          {t('renewal.batch.ends', { date: <DateText key="end" at={endsOn} short /> })}
        </p>
        <div role="status">
          {result && (
            <Flex wrap align="center" gap={8}>
              <StatusTag tone={TONES[result.kind]} text={getText(result)} />
              {result.kind === 'failed' && <span>{result.message}</span>}
              {(result.kind === 'done' || result.kind === 'unpaid') && (
                <LinkButton
                  size="small"
                  to={
                    result.kind === 'done'
                      ? `/usercenter/order/${encodePart(result.orderId)}`
                      : `/order/${encodePart(result.orderId)}`
                  }
                >
                  {t('renewal.result.order')}
                </LinkButton>
              )}
              {result.kind === 'unknown' && (
                <Button size="small" onClick={check}>
                  {t('renewal.result.check')}
                </Button>
              )}
            </Flex>
          )}
        </div>
      </div>
      <Money cents={price} />
    </li>
  );
}
