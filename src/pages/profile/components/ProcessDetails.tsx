import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Descriptions, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { ProcessSteps } from '@/components/ProcessSteps';
import { useText } from '@/components/useText';
import type { Process } from '@/domain/console/process';
import { currentStep } from '@/domain/console/processMachine';
import styles from './Profile.module.css';
import { Section } from './ProfilePage';

const COLUMNS = { xs: 1, sm: 1, md: 2, xl: 3 };

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
        <Descriptions
          colon={false}
          column={COLUMNS}
          items={[
            { key: 'name', label: t('name'), children: customer.name },
            {
              key: 'memberId',
              label: t('memberId'),
              children: explained('memberId', customer.memberId),
            },
            { key: 'phone', label: t('phone'), children: <bdi>{customer.phone}</bdi> },
            { key: 'address', label: t('address'), children: customer.address },
          ]}
        />
      </Section>
      <Section title={t('company')}>
        <Descriptions
          colon={false}
          column={COLUMNS}
          items={[
            { key: 'company', label: t('companyName'), children: customer.company },
            {
              key: 'creditCode',
              label: t('creditCode'),
              children: explained('creditCode', <bdi>{customer.creditCode}</bdi>),
            },
            {
              key: 'lastContact',
              label: t('lastContact'),
              children: customer.lastContact ? (
                <DateText at={customer.lastContact} withTime />
              ) : (
                t('noContact')
              ),
            },
            { key: 'note', label: t('note'), children: customer.note },
          ]}
        />
      </Section>
    </Flex>
  );
}
