import { DateText } from '@/components/DateText';
import { StackedTable } from '@/components/list/StackedTable';
import { useQueryChoice } from '@/components/query/useQueryState';
import { StatusTag } from '@/components/StatusTag';
import { Tabs } from '@/components/Tabs';
import { useText } from '@/components/useText';
import { getLogGroup, LOG_GROUPS, type ProcessEntry } from '@/domain/console/process';
import { PROCESS_STATUS_TONE } from '@/domain/statusTone';
import { Section } from './ProfilePage';

const GROUPS = ['all', ...LOG_GROUPS] as const;

/** The log of an approval, newest first. The filter is kept in the URL. */
export function ProcessLog({ log }: { log: readonly ProcessEntry[] }) {
  const t = useText('sheet');
  const [group, setGroup] = useQueryChoice('log', GROUPS, 'all');
  const shown = log.filter(({ event }) => group === 'all' || getLogGroup(event) === group);
  return (
    <Section title={t('log.title')}>
      <Tabs
        activeKey={group}
        onChange={setGroup}
        items={GROUPS.map((key) => ({ key, label: t(`log.group.${key}`) }))}
      />
      <StackedTable<ProcessEntry>
        rowKey="entryId"
        locale={{ emptyText: t('log.none') }}
        dataSource={shown}
        columns={[
          {
            title: t('log.event'),
            render: (_, { event, to }) =>
              to ? t('log.forwardedTo', { name: to.name }) : t(`event.${event}`),
          },
          {
            title: t('log.by'),
            render: (_, { by, onBehalfOf }) =>
              onBehalfOf ? t('log.onBehalfOf', { name: by.name, other: onBehalfOf.name }) : by.name,
          },
          { title: t('log.at'), render: (_, { at }) => <DateText at={at} short withTime /> },
          {
            title: t('log.status'),
            render: (_, { status }) => (
              <StatusTag tone={PROCESS_STATUS_TONE[status]} text={t(`process.status.${status}`)} />
            ),
          },
          { title: t('log.note'), render: (_, { note }) => <span>{note || t('log.noNote')}</span> },
        ]}
      />
    </Section>
  );
}
