import { useT } from '@@/texts/form';
import { Button, Card, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LeaveGuard } from '@/components/LeaveGuard';
import { LinkButton } from '@/components/LinkButton';
import { ProcessSteps } from '@/components/ProcessSteps';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { SubmissionFacts } from '@/components/submission/SubmissionFacts';
import { resultAddress } from '@/domain/console/submission';
import { fetchSubmission } from '@/services/consoleForm';
import { SubmissionsDrawer } from './components/SubmissionsDrawer';
import { TransferConfirm } from './components/transfer/TransferConfirm';
import { TransferFill } from './components/transfer/TransferFill';
import { TRANSFER_STEPS, type TransferState, useTransfer } from './components/transfer/useTransfer';
import { SubmitNotice } from './components/useSubmit';

/** `/form/step-form`: a transfer in three steps. The step is kept in the URL. */
export default function StepFormPage() {
  const t = useT();
  const transfer = useTransfer();
  const { step } = transfer;

  return (
    <ConsolePage titled description={t('form.lead.transfer')} extra={<SubmissionsDrawer kind="transfer" />}>
      <LeaveGuard unsaved={transfer.dirty && step !== 'done'} onLeave={transfer.clearDraft} />
      <Card>
        <Flex vertical gap={16} style={{ maxInlineSize: 720, marginInline: 'auto' }}>
          <ProcessSteps
            responsive
            current={TRANSFER_STEPS.indexOf(step)}
            items={TRANSFER_STEPS.map((key) => ({ title: t(`form.transfer.step.${key}`) }))}
          />
          {step !== 'done' && <SubmitNotice submit={transfer.submit} />}
          {step === 'fill' && transfer.notice}
          {step === 'fill' && <TransferFill key={transfer.restorations} transfer={transfer} />}
          {step === 'confirm' && <TransferConfirm transfer={transfer} />}
          {step === 'done' && <TransferDone transfer={transfer} />}
        </Flex>
      </Card>
    </ConsolePage>
  );
}

/** The last step: the result of the transfer. */
function TransferDone({ transfer: { doneId = '', goTo } }: { transfer: TransferState }) {
  const t = useT();
  const { change } = useQueryState();
  const submission = useQuery((options) => fetchSubmission(doneId, options), { key: doneId });

  return (
    <QueryContent query={submission} failed={t('form.transfer.done.failed')}>
      {(data) => (
        <>
          <StatusPage
            drawing="done"
            heading="h2"
            compact
            title={t('form.transfer.done')}
            description={t('form.transfer.done.when')}
            action={
              <Flex wrap justify="center" gap={8}>
                <Button type="primary" onClick={() => goTo('fill')}>
                  {t('form.transfer.again')}
                </Button>
                <Button onClick={() => change({ list: 'open' })}>{t('form.transfer.bills')}</Button>
                <LinkButton to={resultAddress(data)}>{t('form.handedIn.see')}</LinkButton>
              </Flex>
            }
          />
          <SubmissionFacts submission={data} />
        </>
      )}
    </QueryContent>
  );
}
