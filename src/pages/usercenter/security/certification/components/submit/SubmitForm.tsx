import { FormattedMessage, Link, useIntl } from '@umijs/max';
import { Alert, Checkbox, Form, Skeleton } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import { consentRules } from '@/components/accountRules';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import type { Application } from '@/domain/certification/certification';
import { listAgreements } from '@/services/agreement';
import { submitCertification } from '@/services/certification';
import { fetchCaptcha } from '@/services/user';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { isRefusal, useCertificationCall } from '../useCertificationCall';
import { useTypedTexts } from '../useTypedTexts';
import { useOwnPhoneCode } from './useOwnPhoneCode';

const PRIVACY = 'privacy';

interface SubmitFormProps extends CertificationProps {
  application: Application;
}

/** Proof of the phone and consent, then the application goes to the reviewer. Sent twice it counts once. */
export function SubmitForm({ application, ...props }: SubmitFormProps) {
  const { formatMessage } = useIntl();
  const { settle } = useCertificationCall(props);
  const { forgetAll } = useTypedTexts();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useOwnPhoneCode(account, props.certification.userPhone);
  const agreements = useQuery(listAgreements);
  const privacy = agreements.data?.list.find(({ code }) => code === PRIVACY);

  async function handleSubmit({ smsVerificationCode }: Required<AccountValues>) {
    if (!privacy) return;
    try {
      const answer = await submitCertification({
        applicationId: application.applicationId,
        smsVerificationCode,
        consents: [{ code: PRIVACY, version: privacy.version }],
      });
      forgetAll();
      props.onChange(answer);
    } catch (error) {
      if (isRefusal(error, 'consentOutdated')) {
        account.form.setFields([{ name: 'consent', value: false, errors: [error.message] }]);
        void agreements.refresh();
      } else if (isRefusal(error, 'fieldsInvalid')) {
        props.onStale();
      } else if (isRefusal(error, 'transitionRefused')) {
        settle(error);
      } else {
        throw error;
      }
    }
  }

  if (!privacy && agreements.isLoading) return <Skeleton active />;
  if (!privacy) {
    return (
      <Alert
        className={layout.spaceAroundMd}
        type="warning"
        showIcon
        title={formatMessage({ id: 'certification.consent.failed' })}
        action={<RetryButton onRetry={agreements.refresh} />}
      />
    );
  }
  return (
    <div className={styles.narrow}>
      <AccountForm
        account={account}
        name="certification-submit"
        submitLabel={formatMessage({ id: 'certification.submit' })}
        onSubmit={handleSubmit}
      >
        <p className={styles.note}>
          {formatMessage({ id: 'certification.code.lead' }, { phone: props.certification.userPhone })}
        </p>
        <SmsCodeField sms={sms} />
        <Form.Item name="consent" valuePropName="checked" rules={consentRules}>
          <Checkbox className={styles.consent}>
            <FormattedMessage
              id="certification.consent"
              values={{
                privacy: (
                  <Link key={PRIVACY} to="/agreement/privacy" target="_blank" rel="noopener">
                    {formatMessage(
                      { id: 'account.consent.document' },
                      { title: privacy.title, version: privacy.version },
                    )}
                  </Link>
                ),
              }}
            />
          </Checkbox>
        </Form.Item>
      </AccountForm>
    </div>
  );
}
