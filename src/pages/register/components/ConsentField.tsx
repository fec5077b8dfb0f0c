import accountTexts from '@@/texts/account';
import { useT } from '@@/texts/registration';
import { Checkbox, Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import styles from '@/components/AccountForm.module.css';
import { Alert } from '@/components/Alert';
import { consentRules } from '@/components/accountRules';
import layout from '@/components/layout.module.css';
import { NewTabLink } from '@/components/NewTabLink';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { AccountValues } from '@/components/useAccountForm';
import { REGISTRATION_AGREEMENTS } from '@/domain/account/registration';
import type { AgreementSummary } from '@/domain/content/agreement';
import { listAgreements } from '@/services/agreement';

const toVersions = (agreements: readonly AgreementSummary[]) =>
  agreements.map(({ code, version }) => `${code} ${version}`).join();

async function fetchRequiredAgreements(options: ReadOptions): Promise<AgreementSummary[]> {
  const { list } = await listAgreements(options);
  return REGISTRATION_AGREEMENTS.flatMap((code) => list.find((agreement) => agreement.code === code) ?? []);
}

/** The current agreements to accept. The checkbox is cleared when their versions change, because consent names the version. */
export function useConsent(form: FormInstance<AccountValues>) {
  const shownVersions = useRef('');
  const { data, error, isLoading, refresh } = useQuery(fetchRequiredAgreements, {
    onData(agreements) {
      const versions = toVersions(agreements);
      if (shownVersions.current && shownVersions.current !== versions && form.getFieldValue('consent')) {
        form.setFieldValue('consent', false);
      }
      shownVersions.current = versions;
    },
  });

  const isComplete = data?.length === REGISTRATION_AGREEMENTS.length;
  return {
    agreements: isComplete && !error ? data : undefined,
    error,
    isLoading,
    /** Whether all agreements can be accepted. */
    isReady: isComplete && !error && !isLoading,
    consents: (data ?? []).map(({ code, version }) => ({ code, version })),
    refresh,
    /** Clears the checkbox and loads the current versions. */
    renew() {
      form.setFieldValue('consent', false);
      refresh();
    },
  };
}

type ConsentState = ReturnType<typeof useConsent>;

/** The consent checkbox, which names the agreement versions. */
export function ConsentField({
  consent: { agreements, error, isLoading, refresh },
}: {
  consent: ConsentState;
}) {
  const t = useT();
  if (!agreements && isLoading) {
    return (
      <p role="status" className={`${styles.consent} ${layout.spaceAfterLg} ${typography.secondary}`}>
        {t('account.consent.loading')}
      </p>
    );
  }
  if (!agreements) {
    return (
      <Alert
        className={layout.spaceAfterLg}
        type="warning"
        title={t('account.consent.failed')}
        action={<RetryButton error={error} onRetry={refresh} />}
      />
    );
  }
  const [register, privacy] = agreements.map((agreement) => (
    <AgreementLink key={agreement.code} agreement={agreement} />
  ));
  return (
    <Form.Item name="consent" valuePropName="checked" required rules={consentRules}>
      <Checkbox className={styles.consent} disabled={isLoading}>
        {t('account.consent.text', { register, privacy })}
      </Checkbox>
    </Form.Item>
  );
}

/** Links to an agreement in a new tab, so that the form keeps its input. */
function AgreementLink({ agreement: { code, title, version } }: { agreement: AgreementSummary }) {
  const t = useT(accountTexts);
  return (
    <NewTabLink to={`/agreement/${code}`}>{t('account.consent.document', { title, version })}</NewTabLink>
  );
}
