import '@/locales/areas/form';
import '@/locales/areas/submission';
import { useIntl } from '@umijs/max';
import { Card, Steps } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LeaveGuard } from '@/components/LeaveGuard';
import styles from './components/Form.module.css';
import { SubmissionsDrawer } from './components/SubmissionsDrawer';
import { SubmitNotice } from './components/SubmitNotice';
import { TransferConfirm } from './components/transfer/TransferConfirm';
import { TransferDone } from './components/transfer/TransferDone';
import { TransferFill } from './components/transfer/TransferFill';
import { TRANSFER_STEPS, useTransfer } from './components/transfer/useTransfer';

/** `/form/step-form`: a transfer is filled in, confirmed with the password, and done. The step stands in the address. */
export default function StepFormPage() {
  const { formatMessage } = useIntl();
  const transfer = useTransfer();
  const { step } = transfer;

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.stepForm' })}
      description={formatMessage({ id: 'form.lead.transfer' })}
      extra={<SubmissionsDrawer kind="transfer" />}
    >
      <LeaveGuard unsaved={transfer.dirty && step !== 'done'} />
      <Card>
        <div className={`${styles.page} ${styles.narrow}`}>
          <Steps
            responsive
            current={TRANSFER_STEPS.indexOf(step)}
            items={TRANSFER_STEPS.map((key) => ({
              title: formatMessage({ id: `form.transfer.step.${key}` }),
            }))}
          />
          {step !== 'done' && <SubmitNotice submit={transfer.submit} />}
          {step === 'fill' && <TransferFill transfer={transfer} />}
          {step === 'confirm' && <TransferConfirm transfer={transfer} />}
          {step === 'done' && <TransferDone transfer={transfer} />}
        </div>
      </Card>
    </ConsolePage>
  );
}
