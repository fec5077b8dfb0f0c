import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { Scenario } from '@/domain/demo';
import { DemoCard, RecordCard } from './DemoCard';
import { Code, CopyableCode } from './FieldList';

/** The ways to trigger a scenario from outside this page: a phone number, a header or a path. */
export function EntryTab({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { formatMessage } = useIntl();
  const label = (field: TextSuffix<'demo.entry'>) => formatMessage({ id: `demo.entry.${field}` });
  return (
    <Flex vertical gap={16}>
      <RecordCard
        title={label('phones')}
        lead={label('phones.lead')}
        items={scenarios.flatMap(({ name, note, phone }) =>
          phone === undefined
            ? []
            : {
                key: name,
                fields: {
                  [label('phone')]: <CopyableCode code={phone} />,
                  [label('scenario')]: <Code>{name}</Code>,
                  [label('note')]: note,
                },
              },
        )}
      />
      <DemoCard title={label('header')} lead={label('header.lead')}>
        <CopyableCode code="x-mock-scenario: http-503" />
      </DemoCard>
      <DemoCard title={label('path')} lead={label('path.lead')}>
        <CopyableCode code="/api/v1/demo/scenario/http-503" />
      </DemoCard>
    </Flex>
  );
}
