import { Link, useIntl } from '@umijs/max';
import { Alert, Checkbox, Skeleton } from 'antd';
import type { Ref } from 'react';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import styles from './ConsentCheck.module.css';
import type { OrderConsents } from './useOrderConsents';

interface ConsentCheckProps {
  consent: OrderConsents;
  /** Somebody tried to go on without. */
  missing: boolean;
  disabled: boolean;
  /** Where the keyboard goes when it is missing. */
  ref: Ref<HTMLDivElement>;
}

/** What the buyer accepts, in plain words, with the version of each document; they open in tabs of their own. */
export function ConsentCheck({ consent, missing, disabled, ref }: ConsentCheckProps) {
  const { formatMessage, formatDate } = useIntl();
  const { agreements, isLoading, accepted, outdated } = consent;
  if (!agreements && isLoading) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!agreements) {
    return (
      <Alert
        type="warning"
        showIcon
        title={formatMessage({ id: 'order.consent.failed' })}
        action={<RetryButton onRetry={consent.refresh} />}
      />
    );
  }
  if (agreements.length === 0) return null;
  const error = missing && !accepted;
  return (
    <div ref={ref} className={styles.consent}>
      {outdated && <Alert type="warning" showIcon title={formatMessage({ id: 'order.consent.outdated' })} />}
      <Checkbox
        className={styles.check}
        checked={accepted}
        disabled={disabled || isLoading}
        aria-invalid={error}
        aria-describedby="order-consent-documents order-consent-error"
        onChange={(event) => consent.accept(event.target.checked)}
      >
        {formatMessage({ id: 'order.consent.text' })}
      </Checkbox>
      <ul id="order-consent-documents" className={styles.documents}>
        {agreements.map(({ code, title, version, effectiveAt }) => (
          <li key={code}>
            <Link to={`/agreement/${code}`} target="_blank" rel="noopener">
              {title}
            </Link>{' '}
            <span className={typography.note}>
              {formatMessage(
                { id: 'order.consent.version' },
                {
                  version,
                  date: formatDate(effectiveAt, { year: 'numeric', month: 'long', day: 'numeric' }),
                },
              )}
            </span>
          </li>
        ))}
      </ul>
      <p id="order-consent-error" role="alert" className={typography.error}>
        {error && formatMessage({ id: 'order.consent.missing' })}
      </p>
    </div>
  );
}
