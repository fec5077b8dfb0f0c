import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { OrderItems } from '@/components/order/OrderItems';
import { PeriodText } from '@/components/order/PeriodText';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { InstanceSummary } from '@/domain/instance/instance';
import { renewedEnd } from '@/domain/instance/upgrade';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import styles from '../ChangeDialog.module.css';
import { ChangeTerms } from './ChangeTerms';
import type { ChangeKind, useChange } from './useChange';

interface ChangeFormProps {
  kind: ChangeKind;
  instance: InstanceSummary & ServerMoment;
  change: ReturnType<typeof useChange>;
}

/** Choice, price and terms of a change, with the button that places its order. */
export function ChangeForm({ kind, instance, change }: ChangeFormProps) {
  const { formatMessage } = useIntl();
  const { quote, isCurrent, notice, sending, accepted } = change;
  const [consentMissing, setConsentMissing] = useState(false);
  const end = instance.endsOn && getNewEnd(instance.endsOn);

  function getNewEnd(endsOn: string): string {
    const { period } = change;
    const renewed = period && renewedEnd(Date.parse(endsOn), period, serverNow(instance), instance.anchorDay);
    return kind === 'renew' && renewed !== undefined ? new Date(renewed).toISOString() : endsOn;
  }

  function handlePlace() {
    setConsentMissing(!accepted);
    if (accepted) change.place();
  }

  return (
    <>
      <Flex className={styles.subject} component="p" vertical gap={4}>
        <strong>{instance.service.title}</strong>
        <span>
          {formatMessage({ id: 'change.now' })} {instance.service.planName}
        </span>
      </Flex>
      <Radio.Group
        className={styles.choices}
        aria-label={formatMessage({ id: kind === 'renew' ? 'change.period' : 'change.plan' })}
        value={change.choice}
        disabled={sending || notice?.kind === 'unknown'}
        onChange={({ target }) => change.choose(target.value)}
        options={kind === 'renew' ? change.periods.map(periodOption) : change.plans.map(planOption)}
      />
      {end && (
        <p>
          {formatMessage({ id: kind === 'renew' ? 'change.until' : 'change.untilSame' })}{' '}
          <strong>
            <DateText at={end} />
          </strong>
        </p>
      )}
      <section aria-label={formatMessage({ id: 'change.price' })}>
        {quote ? (
          <OrderItems
            items={quote.items}
            originalAmount={quote.originalAmount}
            discountAmount={quote.discountAmount}
            payableAmount={quote.payableAmount}
            tax={quote.tax}
            stale={!isCurrent}
          />
        ) : (
          !change.priceFailed && !notice && <Skeleton active title={false} paragraph={{ rows: 3 }} />
        )}
        {change.priceFailed && (
          <Alert
            type="error"
            showIcon
            title={formatMessage({ id: 'change.priceFailed' })}
            action={<RetryButton onRetry={change.retryPrice} />}
          />
        )}
      </section>
      <ChangeTerms change={change} missing={consentMissing && !accepted} />
      <ChangeNotes change={change} />
      {notice?.kind !== 'unknown' && (
        <Button
          type="primary"
          size="large"
          block
          loading={sending}
          disabled={!quote || !isCurrent}
          onClick={handlePlace}
        >
          <span>
            {formatMessage({ id: 'change.place' })}
            {quote && isCurrent && (
              <>
                {' · '}
                <Money cents={quote.payableAmount} />
              </>
            )}
          </span>
        </Button>
      )}
    </>
  );

  function periodOption({ unit, count, price, originalPrice }: (typeof change.periods)[number]) {
    const percent = originalPrice > 0 ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0;
    return {
      value: `${unit}-${count}`,
      label: (
        <>
          <PeriodText period={{ unit, count }} />
          {percent > 0 && (
            <span className={typography.note}> {formatMessage({ id: 'change.saved' }, { percent })}</span>
          )}
        </>
      ),
    };
  }

  function planOption({ skuCode, name, features }: (typeof change.plans)[number]) {
    return {
      value: skuCode,
      label: (
        <>
          {name}
          {features[0] && <span className={typography.note}> {features[0]}</span>}
        </>
      ),
    };
  }
}

/** Shows why the order was not placed and how to continue. */
function ChangeNotes({ change: { notice, sending, checkAgain } }: Pick<ChangeFormProps, 'change'>) {
  const { formatMessage } = useIntl();
  switch (notice?.kind) {
    case 'price':
      return <Alert type="warning" showIcon title={formatMessage({ id: 'change.priceChanged' })} />;
    case 'consent':
      return <Alert type="warning" showIcon title={formatMessage({ id: 'change.consent.outdated' })} />;
    case 'unknown':
      return (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'change.unknown' })}
          description={formatMessage({ id: 'change.unknown.description' })}
          action={
            <Button loading={sending} onClick={checkAgain}>
              {formatMessage({ id: 'change.ask' })}
            </Button>
          }
        />
      );
    case 'missing':
      return <Alert type="info" showIcon title={formatMessage({ id: 'change.missing' })} />;
    case 'pending':
      return (
        <Alert
          type="warning"
          showIcon
          title={notice.message}
          action={
            <LinkButton to={`/order/${encodeURIComponent(notice.orderId)}`}>
              {formatMessage({ id: 'change.toOrder' })}
            </LinkButton>
          }
        />
      );
    case 'refused':
      return <Alert type="error" showIcon title={notice.message} />;
    default:
      return null;
  }
}
