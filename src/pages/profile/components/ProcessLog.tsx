import { useIntl } from '@umijs/max';
import { DateText } from '@/components/DateText';
import { StackedTable } from '@/components/list/StackedTable';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusTag } from '@/components/StatusTag';
import { Tabs } from '@/components/Tabs';
import { getLogGroup, LOG_GROUPS, type ProcessEntry } from '@/domain/console/process';
import { PROCESS_STATUS_TONE } from '@/domain/statusTone';
import { Section } from './ProfilePage';

/** The log of an approval, newest first. The filter is kept in the URL. */
export function ProcessLog({ log }: { log: readonly ProcessEntry[] }) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const label = (name: TextSuffix<'sheet.log'>) => formatMessage({ id: `sheet.log.${name}` });
  const group = LOG_GROUPS.find((name) => name === query.get('log')) ?? 'all';
  const shown = log.filter(({ event }) => group === 'all' || getLogGroup(event) === group);
  return (
    <Section title={label('title')}>
      <Tabs
        activeKey={group}
        onChange={(key) => change({ log: key === 'all' ? undefined : key })}
        items={(['all', ...LOG_GROUPS] as const).map((key) => ({ key, label: label(`group.${key}`) }))}
      />
      <StackedTable<ProcessEntry>
        rowKey="entryId"
        locale={{ emptyText: label('none') }}
        dataSource={shown}
        columns={[
          {
            title: label('event'),
            render: (_, { event, to }) =>
              to
                ? formatMessage({ id: 'sheet.log.forwardedTo' }, { name: to.name })
                : formatMessage({ id: `sheet.event.${event}` }),
          },
          {
            title: label('by'),
            render: (_, { by, onBehalfOf }) =>
              onBehalfOf
                ? formatMessage({ id: 'sheet.log.onBehalfOf' }, { name: by.name, other: onBehalfOf.name })
                : by.name,
          },
          { title: label('at'), render: (_, { at }) => <DateText at={at} short withTime /> },
          {
            title: label('status'),
            render: (_, { status }) => (
              <StatusTag
                tone={PROCESS_STATUS_TONE[status]}
                text={formatMessage({ id: `sheet.process.status.${status}` })}
              />
            ),
          },
          { title: label('note'), render: (_, { note }) => <span>{note || label('noNote')}</span> },
        ]}
      />
    </Section>
  );
}
