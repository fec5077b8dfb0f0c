import { FormattedMessage, useIntl } from '@umijs/max';
import { Alert, Checkbox, Form } from 'antd';
import styles from '@/components/AccountForm.module.css';
import { consentRules } from '@/components/accountRules';
import layout from '@/components/layout.module.css';
import { RetryButton } from '@/components/RetryButton';
import { AgreementLink } from './AgreementLink';
import type { ConsentState } from './useConsent';

/** "I have read and agree to ...", naming the versions. Without them nothing can be agreed to, and it says so. */
export function ConsentField({ consent: { agreements, isLoading, refresh } }: { consent: ConsentState }) {
  const { formatMessage } = useIntl();
  if (!agreements && isLoading) {
    return (
      <p role="status" className={styles.lead}>
        {formatMessage({ id: 'account.consent.loading' })}
      </p>
    );
  }
  if (!agreements) {
    return (
      <Alert
        className={layout.spaceAfterLg}
        type="warning"
        showIcon
        title={formatMessage({ id: 'account.consent.failed' })}
        action={<RetryButton onRetry={refresh} />}
      />
    );
  }
  const [register, privacy] = agreements.map((agreement) => (
    <AgreementLink key={agreement.code} agreement={agreement} />
  ));
  return (
    <Form.Item name="consent" valuePropName="checked" required rules={consentRules}>
      <Checkbox className={styles.consent} disabled={isLoading}>
        <FormattedMessage id="account.consent.text" values={{ register, privacy }} />
      </Checkbox>
    </Form.Item>
  );
}
