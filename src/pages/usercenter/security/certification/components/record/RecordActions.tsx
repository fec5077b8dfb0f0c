import { useT } from '@@/texts/certification';
import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { LinkButton } from '@/components/LinkButton';
import typography from '@/components/typography.module.css';
import { getSteps } from '@/domain/certification/certificationForm';
import { isCertified, possibleCertificationEvents } from '@/domain/certification/certificationMachine';
import { editCertification, withdrawCertification } from '@/services/certification';
import type { CertificationProps } from '../CertificationGate';
import { DiscardButton } from '../DiscardButton';
import { useCertificationCall } from '../useCertification';
import { useCertificationPath, useReturnPath } from '../useCertificationPath';

/** The applicant's possible actions, and the reasons of a rejection. */
export function RecordActions(props: CertificationProps) {
  const t = useT();
  const navigate = useNavigate();
  const certificationPath = useCertificationPath();
  const { busy, run } = useCertificationCall(props);
  const { certification } = props;
  const { status, application } = certification;
  const events = possibleCertificationEvents(certification, 'applicant');

  async function handleEdit() {
    const rejectedField = application?.reasons[0]?.field;
    const steps = application ? getSteps(application.type, application.texts) : [];
    const step = steps.find(({ texts, slots }) =>
      [...texts, ...slots].some((field) => field === rejectedField),
    );
    if (await run(editCertification)) navigate(certificationPath('file', step?.key));
  }

  return (
    <>
      {status === 'rejected' && application && (
        <Alert
          type="error"
          title={t('certification.refused', { count: application.reasons.length })}
          description={
            <ul className={typography.bullets}>
              {application.reasons.map(({ field, reason }) => (
                <li key={field}>
                  <strong>{t(`certification.field.${field}`)}</strong>
                  {': '}
                  {reason}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Flex wrap align="center" gap="8px 12px">
        {isCertified(certification) && <ReturnButton />}
        {events.includes('edit') && (
          <Button type="primary" loading={busy} onClick={() => void handleEdit()}>
            {t(status === 'rejected' ? 'certification.correct' : 'certification.edit')}
          </Button>
        )}
        {events.includes('submit') && (
          <LinkButton type="primary" to={certificationPath('file')}>
            {t('certification.continue')}
          </LinkButton>
        )}
        {events.includes('withdraw') && (
          <ConfirmPopover
            title={t('certification.withdraw.confirm')}
            description={t('certification.withdraw.lead')}
            okText={t('certification.withdraw')}
            onConfirm={() => void run(withdrawCertification)}
          >
            <Button loading={busy}>{t('certification.withdraw')}</Button>
          </ConfirmPopover>
        )}
        {(status === 'verified' || status === 'expired') && (
          <LinkButton to={certificationPath('verified')}>{t('certification.toCertified')}</LinkButton>
        )}
        {events.includes('discard') && <DiscardButton {...props} />}
      </Flex>
    </>
  );
}

const ORDER_PATH = /^\/(serviceMarket\/)?order\b/;

/** Returns a verified user to the page that asked for the verification, often an order. */
export function ReturnButton() {
  const t = useT();
  const path = useReturnPath();
  if (!path) return null;
  return (
    <LinkButton type="primary" to={path}>
      {t(`certification.return.${ORDER_PATH.test(path) ? 'order' : 'page'}`)}
    </LinkButton>
  );
}
