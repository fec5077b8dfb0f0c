import { useT } from '@@/texts/order';
import { Checkbox, Flex, Skeleton } from 'antd';
import { type Ref, useId, useState } from 'react';
import { Alert } from '@/components/Alert';
import { NewTabLink } from '@/components/NewTabLink';
import type { AgreementSummary } from '@/domain/content/agreement';
import { dateText } from '@/domain/intlFormats';
import { type ReadOptions, useQuery } from '../../query/useQuery';
import { RetryButton } from '../../RetryButton';
import typography from '../../typography.module.css';
import styles from './OrderConsent.module.css';

interface OrderConsentProps {
  consent: OrderConsents;
  /** Whether the order was submitted without consent. */
  missing: boolean;
  disabled: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Consent to the agreements of an order, each with its version and a link to a new tab. */
export function OrderConsent({ consent, missing, disabled, ref }: OrderConsentProps) {
  const id = useId();
  const t = useT();
  const { agreements, isLoading, accepted, outdated } = consent;
  if (!agreements && isLoading) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!agreements) {
    return (
      <Alert
        type="warning"
        title={t('order.consent.failed')}
        action={<RetryButton error={consent.error} onRetry={consent.refresh} />}
      />
    );
  }
  if (agreements.length === 0) return null;
  const error = missing && !accepted;
  return (
    <Flex ref={ref} vertical gap={8}>
      {outdated && <Alert type="warning" title={t('order.consent.outdated')} />}
      <Checkbox
        className={styles.check}
        checked={accepted}
        disabled={disabled || isLoading}
        aria-invalid={error}
        aria-describedby={`${id}-documents ${id}-error`}
        onChange={(event) => consent.accept(event.target.checked)}
      >
        {t('order.consent.text')}
      </Checkbox>
      <ul id={`${id}-documents`} className={styles.documents}>
        {agreements.map(({ code, title, version, effectiveAt }) => (
          <li key={code}>
            <NewTabLink to={`/agreement/${code}`}>{title}</NewTabLink>{' '}
            <span className={typography.note}>
              {t('order.consent.version', { version, date: dateText(t.locale, effectiveAt) })}
            </span>
          </li>
        ))}
      </ul>
      <p id={`${id}-error`} role="alert" className={typography.error}>
        {error && t('order.consent.missing')}
      </p>
    </Flex>
  );
}

type ListAgreements = (options: ReadOptions) => Promise<{ list: AgreementSummary[] }>;

/** The agreements a buyer must accept. Consent is given to exact versions and is reset when they change. */
export function useOrderConsents(codes: readonly string[], listAgreements: ListAgreements) {
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
    error,
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

export type OrderConsents = ReturnType<typeof useOrderConsents>;
