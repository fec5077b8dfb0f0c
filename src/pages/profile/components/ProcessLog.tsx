import { useT } from '@@/texts/sheet';
import { DateText } from '@/components/DateText';
import { StackedTable } from '@/components/list/StackedTable';
import { useQueryChoice } from '@/components/query/useQueryState';
import { StatusTag } from '@/components/StatusTag';
import { Tabs } from '@/components/Tabs';
import { getLogGroup, LOG_GROUPS, type ProcessEntry } from '@/domain/console/process';
import { PROCESS_STATUS_TONE } from '@/domain/statusTone';
import { Section } from './ProfilePage';

const GROUPS = ['all', ...LOG_GROUPS] as const;

/** The log of an approval, newest first. The filter is kept in the URL. */
export function ProcessLog({ log }: { log: readonly ProcessEntry[] }) {
  const t = useT();
  const [group, setGroup] = useQueryChoice('log', GROUPS, 'all');
  const shown = log.filter(({ event }) => group === 'all' || getLogGroup(event) === group);
  return (
    <Section title={t('sheet.log.title')}>
      <Tabs
        activeKey={group}
        onChange={setGroup}
        items={GROUPS.map((key) => ({ key, label: t(`sheet.log.group.${key}`) }))}
      />
      <StackedTable<ProcessEntry>
        rowKey="entryId"
        locale={{ emptyText: t('sheet.log.none') }}
        dataSource={shown}
        columns={[
          {
            title: t('sheet.log.event'),
            render: (_, { event, to }) =>
              to ? t('sheet.log.forwardedTo', { name: to.name }) : t(`sheet.event.${event}`),
          },
          {
            title: t('sheet.log.by'),
            render: (_, { by, onBehalfOf }) =>
              onBehalfOf ? t('sheet.log.onBehalfOf', { name: by.name, other: onBehalfOf.name }) : by.name,
          },
          { title: t('sheet.log.at'), render: (_, { at }) => <DateText at={at} short withTime /> },
          {
            title: t('sheet.log.status'),
            render: (_, { status }) => (
              <StatusTag tone={PROCESS_STATUS_TONE[status]} text={t(`sheet.process.status.${status}`)} />
            ),
          },
          {
            title: t('sheet.log.note'),
            render: (_, { note }) => <span>{note || t('sheet.log.noNote')}</span>,
          },
        ]}
      />
    </Section>
  );
}
