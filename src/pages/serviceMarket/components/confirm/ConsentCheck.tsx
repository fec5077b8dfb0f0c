import { Link, useIntl } from '@umijs/max';
import { Alert, Checkbox, Skeleton } from 'antd';
import { type Ref, useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import { dateText } from '@/domain/intlFormats';
import { listAgreements } from '@/services/agreement';
import styles from './ConfirmOrder.module.css';

interface ConsentCheckProps {
  consent: OrderConsents;
  /** Whether the order was submitted without consent. */
  missing: boolean;
  disabled: boolean;
  ref: Ref<HTMLDivElement>;
}

/** Consent to the service's agreements, each with its version and a link to a new tab. */
export function ConsentCheck({ consent, missing, disabled, ref }: ConsentCheckProps) {
  const { formatMessage, locale } = useIntl();
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
                  date: dateText(locale, effectiveAt, { year: 'numeric', month: 'long', day: 'numeric' }),
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

/** The agreements a buyer must accept. Consent is given to exact versions and is reset when they change. */
export function useOrderConsents(codes: readonly string[]) {
  const [acceptedVersions, setAcceptedVersions] = useState('');
  const [outdated, setOutdated] = useState(false);
  const { data, error, isLoading, refresh } = useQuery(listAgreements);

  const found = codes.flatMap((code) => data?.list.find((agreement) => agreement.code === code) ?? []);
  const complete = data !== undefined && !error && found.length === codes.length;
  const versions = found.map(({ code, version }) => `${code} ${version}`).join();
  const changed = acceptedVersions !== '' && acceptedVersions !== versions;

  return {
    /** Missing until loaded. */
    agreements: complete ? found : undefined,
    isLoading,
    accepted: complete && (found.length === 0 || acceptedVersions === versions),
    /** Whether accepted versions were replaced by newer ones. */
    outdated: outdated || (complete && changed),
    consents: found.map(({ code, version }) => ({ code, version })),
    accept(checked: boolean) {
      setAcceptedVersions(checked ? versions : '');
      setOutdated(false);
    },
    refresh,
    /** Resets the consent and fetches newer versions, after the server rejected outdated ones. */
    renew() {
      setAcceptedVersions('');
      setOutdated(true);
      refresh();
    },
  };
}

type OrderConsents = ReturnType<typeof useOrderConsents>;
