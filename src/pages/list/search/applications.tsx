import { useAppData, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { saveBlob } from '@/components/saveBlob';
import {
  APPLICATION_PAGE_SIZE,
  type Application,
  type ApplicationPayload,
} from '@/domain/console/consoleSearch';
import { isRequestError } from '@/domain/requestError';
import '@/locales/areas/list';
import { isFileAnswer } from '@/request/download';
import { changeApplication, downloadApplication, listApplications } from '@/services/consoleSearch';
import { CardsLoading } from '../components/CardsLoading';
import styles from '../components/List.module.css';
import { ListedResults } from '../components/ListedResults';
import { type ApplicationAction, ApplicationCard } from './components/ApplicationCard';
import { ApplicationDialog } from './components/ApplicationDialog';
import { SearchFilters } from './components/SearchFilters';
import { SearchHead } from './components/SearchHead';
import { applicationQuery } from './components/searchQuery';

const SETTINGS: Partial<Record<ApplicationAction, ApplicationPayload>> = {
  pause: { paused: true },
  resume: { paused: false },
  pin: { pinned: true },
  unpin: { pinned: false },
};

/** `/list/search/applications`: the tools that the team runs, as cards. */
export default function SearchApplicationsPage() {
  const { formatMessage } = useIntl();
  const { basename = '/' } = useAppData();
  const message = useMessage();
  const applications = useList(applicationQuery, listApplications);
  const [edited, setEdited] = useState<Application>();
  const [busy, setBusy] = useState<{ applicationId: string; action: ApplicationAction }>();

  async function share({ name }: Application) {
    const search = new URLSearchParams({ keyword: name });
    const link = `${location.origin}${basename.replace(/\/$/, '')}/list/search/applications?${search}`;
    try {
      await navigator.clipboard.writeText(link);
      void message.success(formatMessage({ id: 'list.applications.share.done' }, { name }));
    } catch {
      // No clipboard without HTTPS, or the person refused: the link can still be copied by hand.
      void message.info({ content: <bdi dir="ltr">{link}</bdi>, duration: 10 });
    }
  }

  async function download({ applicationId, name }: Application) {
    const answer = await downloadApplication(applicationId);
    if (!isFileAnswer(answer)) return;
    saveBlob(answer.result, answer.fileName ?? `${applicationId}.json`);
    void message.success(formatMessage({ id: 'list.applications.download.done' }, { name }));
  }

  async function act(application: Application, action: ApplicationAction) {
    if (action === 'edit') return setEdited(application);
    if (action === 'share') return share(application);
    const { applicationId, name } = application;
    setBusy({ applicationId, action });
    try {
      const setting = SETTINGS[action];
      if (setting) {
        await changeApplication(applicationId, setting);
        void message.success(formatMessage({ id: `list.applications.${action}.done` }, { name }));
        await applications.refresh();
      } else {
        await download(application);
      }
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    }
    setBusy(undefined);
  }

  async function save(payload: ApplicationPayload) {
    if (!edited) return;
    const { name } = await changeApplication(edited.applicationId, payload);
    setEdited(undefined);
    void message.success(formatMessage({ id: 'list.saved' }, { name }));
    await applications.refresh();
  }

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.searchApplications' })}
      description={<SearchHead active="applications" list={applications} />}
    >
      <Flex vertical gap={16}>
        <SearchFilters list={applications} people={applications.data?.people ?? []} />
        <ListedResults
          list={applications}
          failedTitle={formatMessage({ id: 'list.applications.failed' })}
          skeleton={<CardsLoading count={APPLICATION_PAGE_SIZE} />}
          emptyTitle={formatMessage({ id: 'list.applications.none' })}
        >
          {({ list }) => (
            <CardGrid className={styles.cards} component="ul" min={264}>
              {list.map((application) => (
                <li key={application.applicationId}>
                  <ApplicationCard
                    application={application}
                    busy={busy?.applicationId === application.applicationId ? busy.action : undefined}
                    onAction={(action) => void act(application, action)}
                  />
                </li>
              ))}
            </CardGrid>
          )}
        </ListedResults>
      </Flex>
      {edited && (
        <ApplicationDialog application={edited} onSave={save} onClose={() => setEdited(undefined)} />
      )}
    </ConsolePage>
  );
}
