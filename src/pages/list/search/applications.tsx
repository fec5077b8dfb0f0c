import { useT } from '@@/texts/list';
import { useState } from 'react';
import { Cards, CardsLoading } from '@/components/Cards';
import { EntryDialog } from '@/components/list/EntryDialog';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { saveBlob } from '@/components/saveBlob';
import { useCopyLink } from '@/components/useCopyLink';
import {
  APPLICATION_PAGE_SIZE,
  type Application,
  type ApplicationPayload,
  type ApplicationTexts,
  applicationQuery,
  applicationTextsSchema,
  TOPICS,
} from '@/domain/console/consoleSearch';
import { searchEndpoints } from '@/domain/console/searchEndpoints';
import { isFileResult } from '@/request/download';
import { changeApplication, downloadApplication, listApplications } from '@/services/consoleSearch';
import { type ApplicationAction, ApplicationCard } from './components/ApplicationCard';
import { ownerOptions, SearchPage } from './components/SearchPage';

type Change = Exclude<ApplicationAction, 'download' | 'edit' | 'share'>;

const CHANGES: Record<Change, ApplicationPayload> = {
  pause: { paused: true },
  resume: { paused: false },
  pin: { pinned: true },
  unpin: { pinned: false },
};

/** `/list/search/applications`: the team's tools as cards. */
export default function SearchApplicationsPage() {
  const t = useT();
  const copy = useCopyLink();
  const message = useMessage();
  const applications = useList('list.search', applicationQuery, listApplications, { options: ownerOptions });
  const [edited, setEdited] = useState<Application>();

  function share({ name }: Application) {
    const search = new URLSearchParams({ keyword: name });
    return copy(`/list/search/applications?${search}`, t('list.applications.share.done', { name }));
  }

  async function download({ applicationId, name }: Application) {
    const file = await downloadApplication(applicationId);
    if (!isFileResult(file)) return;
    saveBlob(file.result, file.fileName ?? `${applicationId}.json`);
    void message.success(t('list.applications.download.done', { name }));
  }

  const acting = useAction(async (application: Application, action: Change | 'download') => {
    if (action === 'download') return download(application);
    const { applicationId, name } = application;
    await changeApplication(applicationId, CHANGES[action]);
    void message.success(t(`list.applications.${action}.done`, { name }));
    await applications.refresh();
  });
  const [pendingApplication, pendingAction] = acting.pendingArgs ?? [];

  function handleAction(application: Application, action: ApplicationAction) {
    if (action === 'edit') return setEdited(application);
    if (action === 'share') return share(application);
    void acting.run(application, action);
  }

  function handleSaved({ name }: Application) {
    setEdited(undefined);
    void message.success(t('list.saved', { name }));
    return applications.refresh();
  }

  return (
    <SearchPage active="applications" list={applications}>
      <ListContent list={applications} skeleton={<CardsLoading count={APPLICATION_PAGE_SIZE} />}>
        {({ list }) => (
          <Cards items={list} getKey={({ applicationId }) => applicationId}>
            {(application) => (
              <ApplicationCard
                application={application}
                busy={
                  pendingApplication?.applicationId === application.applicationId ? pendingAction : undefined
                }
                onAction={(action) => handleAction(application, action)}
              />
            )}
          </Cards>
        )}
      </ListContent>
      {edited && (
        <EntryDialog<ApplicationTexts, Application>
          area="applications"
          kind="application"
          record={edited}
          id={edited.applicationId}
          title={t('list.applications.editTitle')}
          schema={applicationTextsSchema}
          choice={{
            name: 'topic',
            label: t('list.search.list.topic'),
            options: TOPICS.map((topic) => ({ value: topic, label: t(`list.search.topic.${topic}`) })),
          }}
          endpoint={searchEndpoints.changeApplication}
          save={({ applicationId, version }, changes) =>
            changeApplication(applicationId, { ...changes, version })
          }
          onSaved={handleSaved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SearchPage>
  );
}
