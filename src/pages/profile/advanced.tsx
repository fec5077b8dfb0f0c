import '@/locales/areas/sheet';
import { useAppData, useIntl } from '@umijs/max';
import { Flex, Table, Tabs } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { useMessage } from '@/components/MessageContext';
import { Money } from '@/components/Money';
import { useQueryState } from '@/components/query/useQueryState';
import { PROCESS_ERROR, type Process, type ProcessEventPayload } from '@/domain/console/process';
import type { ProcessEvent } from '@/domain/console/processMachine';
import { hasErrorCode, isRequestError } from '@/domain/requestError';
import { fetchProcess, moveProcess } from '@/services/consoleProfile';
import { EventDialog } from './components/EventDialog';
import { Neighbours } from './components/Neighbours';
import { ProcessDetails } from './components/ProcessDetails';
import { ProcessHead } from './components/ProcessHead';
import { ProcessLog } from './components/ProcessLog';
import styles from './components/Profile.module.css';
import { ProfileStates, Section, useProfile } from './components/ProfilePage';

const TABS = ['details', 'rules'] as const;

/** `/profile/advanced`: one approval, how far it is and what can be done with it. */
export default function AdvancedProfilePage() {
  const { formatMessage } = useIntl();
  const { basename = '/' } = useAppData();
  const message = useMessage();
  const { query, change } = useQueryState();
  const { profile: process, failed, missing, refresh, put } = useProfile(fetchProcess);
  const [asked, setAsked] = useState<ProcessEvent>();
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'details';
  const label = (name: TextSuffix<'sheet.process'>) => formatMessage({ id: `sheet.process.${name}` });

  async function send(payload: ProcessEventPayload) {
    if (!process) return;
    try {
      put(await moveProcess(process.processId, payload));
      void message.success(formatMessage({ id: `sheet.event.${payload.event}.done` }));
    } catch (failure) {
      if (!isRequestError(failure) || !hasErrorCode(failure, PROCESS_ERROR.transitionRefused)) throw failure;
      void message.warning(failure.message);
      refresh();
    }
    setAsked(undefined);
  }

  async function copyLink() {
    if (!process) return;
    const search = new URLSearchParams({ id: process.processId });
    const link = `${location.origin}${basename.replace(/\/$/, '')}/profile/advanced?${search}`;
    try {
      await navigator.clipboard.writeText(link);
      void message.success(label('linkCopied'));
    } catch {
      // No clipboard without HTTPS, or the person refused: the link can still be copied by hand.
      void message.info({ content: <bdi dir="ltr">{link}</bdi>, duration: 10 });
    }
  }

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.advancedProfile' })}
      description={label('about')}
      extra={
        process && (
          <Neighbours
            label={label('choose')}
            current={process.processId}
            all={process.all.map(({ processId, title }) => ({ id: processId, title }))}
          />
        )
      }
    >
      {process ? (
        <Flex vertical gap={16} className={styles.page}>
          <ProcessHead process={process} onEvent={setAsked} onCopyLink={() => void copyLink()} />
          <Tabs
            activeKey={tab}
            onChange={(key) => change({ tab: key === 'details' ? undefined : key })}
            items={[
              {
                key: 'details',
                label: label('tab.details'),
                children: <ProcessDetails process={process} />,
              },
              {
                key: 'rules',
                label: label('tab.rules'),
                children: <ProcessRules rules={process.rules} />,
              },
            ]}
          />
          <ProcessLog log={process.log} />
          {asked && (
            <EventDialog
              event={asked}
              people={process.people}
              onSend={send}
              onClose={() => setAsked(undefined)}
            />
          )}
        </Flex>
      ) : (
        <ProfileStates
          failed={failed}
          missing={missing}
          missingTitle={label('missing')}
          failedTitle={label('failed')}
          onRetry={refresh}
        />
      )}
    </ConsolePage>
  );
}

/** What an approval is bound to. */
function ProcessRules({ rules }: { rules: Process['rules'] }) {
  const { formatMessage } = useIntl();
  const label = (name: TextSuffix<'sheet.rules'>) => formatMessage({ id: `sheet.rules.${name}` });
  return (
    <Section title={label('title')}>
      <Table
        rowKey="name"
        size="middle"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rules}
        columns={[
          { title: label('name'), dataIndex: 'name' },
          { title: label('text'), dataIndex: 'text' },
          {
            title: label('limit'),
            align: 'end',
            render: (_, { limit }) => (limit === undefined ? label('none') : <Money cents={limit} />),
          },
        ]}
      />
    </Section>
  );
}
