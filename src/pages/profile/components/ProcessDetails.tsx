import { QuestionCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Descriptions, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText';
import { ProcessSteps } from '@/components/ProcessSteps';
import type { Process } from '@/domain/console/process';
import { currentStep } from '@/domain/console/processMachine';
import styles from './Profile.module.css';
import { Section } from './ProfilePage';

const COLUMNS = { xs: 1, sm: 1, md: 2, xl: 3 };

/** Progress and customer of an approval. */
export function ProcessDetails({ process }: { process: Process }) {
  const { formatMessage } = useIntl();
  const { customer, status, steps } = process;
  const label = (name: TextSuffix<'sheet.process'>) => formatMessage({ id: `sheet.process.${name}` });
  /** A value with a button that explains it. */
  const explained = (name: 'memberId' | 'creditCode', value: ReactNode) => (
    <span>
      {value}{' '}
      <Popover trigger={['click']} title={label(name)} content={label(`${name}.hint`)}>
        <Button
          type="text"
          size="small"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={formatMessage({ id: 'sheet.process.whatIs' }, { name: label(name) })}
        />
      </Popover>
    </span>
  );
  return (
    <Flex vertical gap={16}>
      <Section title={label('steps')}>
        <ProcessSteps
          current={currentStep(status)}
          status={status === 'returned' || status === 'closed' ? 'error' : 'process'}
          items={steps.map(({ step, by, at }) => ({
            title: label(`step.${step}`),
            content: by && (
              <>
                <span className={styles.who}>{by.name}</span>
                {at ? <DateText at={at} withTime /> : label('waiting')}
              </>
            ),
          }))}
        />
      </Section>
      <Section title={label('customer')}>
        <Descriptions
          colon={false}
          column={COLUMNS}
          items={[
            { key: 'name', label: label('name'), children: customer.name },
            {
              key: 'memberId',
              label: label('memberId'),
              children: explained('memberId', customer.memberId),
            },
            { key: 'phone', label: label('phone'), children: <bdi>{customer.phone}</bdi> },
            { key: 'address', label: label('address'), children: customer.address },
          ]}
        />
      </Section>
      <Section title={label('company')}>
        <Descriptions
          colon={false}
          column={COLUMNS}
          items={[
            { key: 'company', label: label('companyName'), children: customer.company },
            {
              key: 'creditCode',
              label: label('creditCode'),
              children: explained('creditCode', <bdi>{customer.creditCode}</bdi>),
            },
            {
              key: 'lastContact',
              label: label('lastContact'),
              children: customer.lastContact ? (
                <DateText at={customer.lastContact} withTime />
              ) : (
                label('noContact')
              ),
            },
            { key: 'note', label: label('note'), children: customer.note },
          ]}
        />
      </Section>
    </Flex>
  );
}
