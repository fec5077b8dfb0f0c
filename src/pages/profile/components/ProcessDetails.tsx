import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import { ProcessSteps } from '@/components/ProcessSteps';
import { useText } from '@/components/useText';
import type { Process } from '@/domain/console/process';
import { currentStep } from '@/domain/console/processMachine';
import styles from './Profile.module.css';
import { COLUMNS, Section } from './ProfilePage';

/** Progress and customer of an approval. */
export function ProcessDetails({ process }: { process: Process }) {
  const t = useText('sheet.process');
  const { customer, status, steps } = process;
  /** A value with a button that explains it. */
  const explained = (name: 'memberId' | 'creditCode', value: ReactNode) => (
    <span>
      {value}{' '}
      <Popover trigger={['click']} title={t(name)} content={t(`${name}.hint`)}>
        <Button
          type="text"
          size="small"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={t('whatIs', { name: t(name) })}
        />
      </Popover>
    </span>
  );
  return (
    <Flex vertical gap={16}>
      <Section title={t('steps')}>
        <ProcessSteps
          current={currentStep(status)}
          status={status === 'returned' || status === 'closed' ? 'error' : 'process'}
          items={steps.map(({ step, by, at }) => ({
            title: t(`step.${step}`),
            content: by && (
              <>
                <span className={styles.who}>{by.name}</span>
                {at ? <DateText at={at} withTime /> : t('waiting')}
              </>
            ),
          }))}
        />
      </Section>
      <Section title={t('customer')}>
        <Facts
          column={COLUMNS}
          label={t}
          values={{
            name: customer.name,
            memberId: explained('memberId', customer.memberId),
            phone: <bdi>{customer.phone}</bdi>,
            address: customer.address,
          }}
        />
      </Section>
      <Section title={t('company')}>
        <Facts
          column={COLUMNS}
          label={t}
          values={{
            companyName: customer.company,
            creditCode: explained('creditCode', <bdi>{customer.creditCode}</bdi>),
            lastContact: customer.lastContact ? (
              <DateText at={customer.lastContact} withTime />
            ) : (
              t('noContact')
            ),
            note: customer.note,
          }}
        />
      </Section>
    </Flex>
  );
}
