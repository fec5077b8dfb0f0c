import { useT } from '@@/texts/sheet';
import { useState } from 'react';
import { StackedTable } from '@/components/list/StackedTable';
import { useMessage } from '@/components/MessageContext';
import { Money } from '@/components/Money';
import { useAction } from '@/components/query/useAction';
import { useQueryChoice } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import { useCopyLink } from '@/components/useCopyLink';
import { consoleProfileEndpoints, type Process, type ProcessEventPayload } from '@/domain/console/process';
import type { ProcessEvent } from '@/domain/console/processMachine';
import { isRefusal } from '@/domain/requestError';
import { fetchProcess, moveProcess } from '@/services/consoleProfile';
import { EventDialog } from './components/EventDialog';
import { Neighbours } from './components/Neighbours';
import { ProcessDetails } from './components/ProcessDetails';
import { ProcessHead } from './components/ProcessHead';
import { ProcessLog } from './components/ProcessLog';
import { ProfilePage, Section, useProfile } from './components/ProfilePage';

const TABS = ['details', 'rules'] as const;

/** `/profile/advanced`: an approval with its progress and actions. */
export default function AdvancedProfilePage() {
  const t = useT();
  const copy = useCopyLink();
  const message = useMessage();
  const [tab, setTab] = useQueryChoice('tab', TABS, 'details');
  const profile = useProfile(fetchProcess);
  const { data: process, refresh, setData } = profile;
  const [pendingEvent, setPendingEvent] = useState<ProcessEvent>();

  const moving = useAction((payload: ProcessEventPayload) => moveProcess(process?.processId ?? '', payload), {
    onDone(moved, { event }) {
      setData(moved);
      void message.success(t(`sheet.event.${event}.done`));
      setPendingEvent(undefined);
    },
    onFailed(error) {
      if (!isRefusal(error, consoleProfileEndpoints.moveProcess)) return;
      void message.warning(error.message);
      refresh();
      setPendingEvent(undefined);
    },
  });

  function copyLink({ processId }: Process) {
    const search = new URLSearchParams({ id: processId });
    void copy(`/profile/advanced?${search}`, t('sheet.process.linkCopied'));
  }

  return (
    <ProfilePage
      kind="process"
      profile={profile}
      extra={
        process && (
          <Neighbours
            label={t('sheet.process.choose')}
            current={process.processId}
            all={process.all.map(({ processId, title }) => ({ id: processId, title }))}
          />
        )
      }
    >
      {(process) => (
        <>
          <ProcessHead process={process} onEvent={setPendingEvent} onCopyLink={() => copyLink(process)} />
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              {
                key: 'details',
                label: t('sheet.process.tab.details'),
                children: <ProcessDetails process={process} />,
              },
              {
                key: 'rules',
                label: t('sheet.process.tab.rules'),
                children: <ProcessRules rules={process.rules} />,
              },
            ]}
          />
          <ProcessLog log={process.log} />
          {pendingEvent && (
            <EventDialog
              processId={process.processId}
              event={pendingEvent}
              stepNo={process.stepNo}
              people={process.people}
              onSend={moving.run}
              onClose={() => setPendingEvent(undefined)}
            />
          )}
        </>
      )}
    </ProfilePage>
  );
}

function ProcessRules({ rules }: { rules: Process['rules'] }) {
  const t = useT();
  return (
    <Section title={t('sheet.rules.title')}>
      <StackedTable
        rowKey="name"
        dataSource={rules}
        columns={[
          { title: t('sheet.rules.name'), dataIndex: 'name' },
          { title: t('sheet.rules.text'), dataIndex: 'text' },
          {
            title: t('sheet.rules.limit'),
            align: 'end',
            render: (_, { limit }) => (limit === undefined ? t('sheet.rules.none') : <Money cents={limit} />),
          },
        ]}
      />
    </Section>
  );
}
