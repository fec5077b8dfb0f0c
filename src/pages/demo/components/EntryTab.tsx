import { useT } from '@@/texts/demo';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import type { Scenario } from '@/domain/demo';
import { DemoCard, RecordCard } from './DemoCard';
import { CopyableCode } from './FieldList';

/** The ways to trigger a scenario from outside this page: a phone number, a header or a path. */
export function EntryTab({ scenarios }: { scenarios: readonly Scenario[] }) {
  const t = useT();
  return (
    <Flex vertical gap={16}>
      <RecordCard
        title={t('demo.entry.phones')}
        lead={t('demo.entry.phones.lead')}
        items={scenarios.flatMap(({ name, note, phone }) =>
          phone === undefined
            ? []
            : {
                key: name,
                fields: {
                  [t('demo.entry.phone')]: <CopyableCode code={phone} />,
                  [t('demo.entry.scenario')]: <Code>{name}</Code>,
                  [t('demo.entry.note')]: note,
                },
              },
        )}
      />
      <DemoCard title={t('demo.entry.header')} lead={t('demo.entry.header.lead')}>
        <CopyableCode code="x-mock-scenario: http-503" />
      </DemoCard>
      <DemoCard title={t('demo.entry.path')} lead={t('demo.entry.path.lead')}>
        <CopyableCode code="/api/v1/demo/scenario/http-503" />
      </DemoCard>
    </Flex>
  );
}
