import accountTexts from '@@/texts/account';
import { useT } from '@@/texts/certification';
import { useModel } from '@umijs/max';
import { Checkbox, Form, Skeleton } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import { Alert } from '@/components/Alert';
import { consentRules } from '@/components/accountRules';
import { CaptchaField } from '@/components/CaptchaField';
import layout from '@/components/layout.module.css';
import { NewTabLink } from '@/components/NewTabLink';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { SmsCodeField } from '@/components/SmsCodeField';
import typography from '@/components/typography.module.css';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { useOwnPhoneCode } from '@/components/useOwnPhoneCode';
import type { Application } from '@/domain/certification/certification';
import { listAgreements } from '@/services/agreement';
import { sendCertificationCode, submitCertification } from '@/services/certification';
import { fetchCaptcha } from '@/services/signIn';
import styles from '../Certification.module.css';
import type { CertificationProps } from '../CertificationGate';
import { isRefusal, useCertificationCall } from '../useCertification';
import { useTypedTexts } from '../useTypedTexts';

const PRIVACY = 'privacy';

interface SubmitFormProps extends CertificationProps {
  application: Application;
}

/** Submits the application with a code and the consent. Submitting twice has no further effect. */
export function SubmitForm({ application, ...props }: SubmitFormProps) {
  const t = useT(accountTexts);
  const { showError } = useCertificationCall(props);
  const { clear } = useTypedTexts();
  const account = useAccountForm({
    fetchCaptcha,
    onOtherFailure(error) {
      if (isRefusal(error, 'consentOutdated')) {
        account.form.setFields([{ name: 'consent', value: false, errors: [error.message] }]);
        void agreements.refresh();
      } else if (isRefusal(error, 'fieldsInvalid')) {
        props.onStale();
      } else {
        showError(error);
      }
    },
  });
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  const sms = useOwnPhoneCode({
    form: account.form,
    captcha: account.captcha,
    countdownKey: `sms:certification:${userId}`,
    userPhone: props.certification.userPhone,
    send: sendCertificationCode,
    onFailed: account.showFailure,
  });
  const agreements = useQuery(listAgreements);
  const privacy = agreements.data?.list.find(({ code }) => code === PRIVACY);

  async function handleSubmit({ smsVerificationCode }: Required<AccountValues>) {
    if (!privacy) return;
    const updated = await submitCertification({
      applicationId: application.applicationId,
      smsVerificationCode,
      consents: [{ code: PRIVACY, version: privacy.version }],
    });
    clear();
    props.onChange(updated);
  }

  if (!privacy && agreements.isLoading) return <Skeleton active />;
  if (!privacy) {
    return (
      <Alert
        type="warning"
        title={t('certification.consent.failed')}
        action={<RetryButton error={agreements.error} onRetry={agreements.refresh} />}
      />
    );
  }
  return (
    <div className={styles.form}>
      <AccountForm
        account={account}
        name="certification-submit"
        submitLabel={t('certification.submit')}
        onSubmit={handleSubmit}
      >
        <p className={`${layout.spaceAfterMd} ${typography.secondary}`}>
          {t('certification.code.lead', { phone: props.certification.userPhone })}
        </p>
        <CaptchaField captcha={account.captcha} />
        <SmsCodeField sms={sms} />
        <Form.Item name="consent" valuePropName="checked" rules={consentRules}>
          <Checkbox className={styles.consent}>
            {t('certification.consent', {
              privacy: (
                <NewTabLink key={PRIVACY} to="/agreement/privacy">
                  {t('account.consent.document', { title: privacy.title, version: privacy.version })}
                </NewTabLink>
              ),
            })}
          </Checkbox>
        </Form.Item>
      </AccountForm>
    </div>
  );
}
