import { useT } from '@@/texts/sheet';
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import { ProcessSteps } from '@/components/ProcessSteps';
import type { Process } from '@/domain/console/process';
import { currentStep } from '@/domain/console/processMachine';
import { COLUMNS, Section } from './ProfilePage';

/** Progress and customer of an approval. */
export function ProcessDetails({ process }: { process: Process }) {
  const t = useT();
  const { customer, status, steps } = process;
  /** A value with a button that explains it. */
  const explained = (name: 'memberId' | 'creditCode', value: ReactNode) => (
    <span>
      {value}{' '}
      <Popover
        trigger={['click']}
        title={t(`sheet.process.${name}`)}
        content={t(`sheet.process.${name}.hint`)}
      >
        <Button
          type="text"
          size="small"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={t('sheet.process.whatIs', { name: t(`sheet.process.${name}`) })}
        />
      </Popover>
    </span>
  );
  return (
    <Flex vertical gap={16}>
      <Section title={t('sheet.process.steps')}>
        <ProcessSteps
          current={currentStep(status)}
          status={status === 'returned' || status === 'closed' ? 'error' : 'process'}
          items={steps.map(({ step, by, at }) => ({
            title: t(`sheet.process.step.${step}`),
            content: by && (
              <>
                <div style={{ color: 'var(--ant-color-text)' }}>{by.name}</div>
                {at ? <DateText at={at} withTime /> : t('sheet.process.waiting')}
              </>
            ),
          }))}
        />
      </Section>
      <Section title={t('sheet.process.customer')}>
        <Facts
          column={COLUMNS}
          label={(name) => t(`sheet.process.${name}`)}
          values={{
            name: customer.name,
            memberId: explained('memberId', customer.memberId),
            phone: <bdi>{customer.phone}</bdi>,
            address: customer.address,
          }}
        />
      </Section>
      <Section title={t('sheet.process.company')}>
        <Facts
          column={COLUMNS}
          label={(name) => t(`sheet.process.${name}`)}
          values={{
            companyName: customer.company,
            creditCode: explained('creditCode', <bdi>{customer.creditCode}</bdi>),
            lastContact: customer.lastContact ? (
              <DateText at={customer.lastContact} withTime />
            ) : (
              t('sheet.process.noContact')
            ),
            note: customer.note,
          }}
        />
      </Section>
    </Flex>
  );
}
