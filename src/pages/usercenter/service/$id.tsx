import { useT } from '@@/texts/instance';
import { useParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { SectionLoading } from '@/components/Section';
import { useProof } from '@/components/security/useProvenAction';
import { TabSwitch } from '@/components/TabSwitch';
import { isRunning } from '@/domain/instance/instance';
import type { InstanceDetail } from '@/domain/instance/instanceDetail';
import type { ServerMoment } from '@/domain/serverClock';
import { sendAccessCode } from '@/services/instance';
import { fetchInstanceDetail, proveIdentity } from '@/services/instanceDetail';
import { fetchCaptcha } from '@/services/signIn';
import { AccessPanel } from './components/detail/AccessPanel';
import { KeyPanel } from './components/detail/KeyPanel';
import { MemberPanel } from './components/detail/MemberPanel';
import { OpenedDialog } from './components/detail/OpenedDialog';
import { QuickStart } from './components/detail/QuickStart';
import { ServiceContext } from './components/detail/ServiceContext';
import { ServiceHead } from './components/detail/ServiceHead';
import { SettingsTab } from './components/detail/SettingsTab';
import type { ServiceTab } from './components/detail/serviceTabs';
import { UsagePanel } from './components/detail/UsagePanel';
import { SERVICE_DIALOGS, type ServiceDialog } from './components/detail/useMainAction';
import { useServiceTab } from './components/detail/useServiceTab';

// With the texts of invoices, which the other tabs do without.
const BillingTab = lazy(() => import('./components/detail/BillingTab'));

/** `/usercenter/service/{id}`: one bought service. The open tab and dialogs are kept in the URL. */
export default function ServicePage() {
  const { id = '' } = useParams();
  return <Service key={id} instanceId={id} />;
}

function Service({ instanceId }: { instanceId: string }) {
  const t = useT();
  const query = useQuery((options) => fetchInstanceDetail(instanceId, options), { refreshOnFocus: true });
  usePageTitle(query.data?.service.title);
  return (
    <QueryContent
      query={query}
      failed={t('instance.failed')}
      heading="h1"
      loading={
        <div className={layout.page}>
          <Skeleton active title={{ width: 240 }} paragraph={{ rows: 2 }} />
          <SectionLoading rows={12} />
        </div>
      }
      // A member who was removed, and a former owner, see the service no longer.
      missing={{
        title: t('instance.notFound'),
        description: t('instance.notFound.description'),
        action: { to: '/usercenter/service', text: t('instance.back') },
      }}
    >
      {(detail) => <ServicePanels detail={detail} refresh={query.refresh} />}
    </QueryContent>
  );
}

interface ServicePanelsProps {
  detail: InstanceDetail & ServerMoment;
  refresh: (options?: { silent?: boolean }) => Promise<unknown>;
}

function ServicePanels({ detail, refresh }: ServicePanelsProps) {
  const t = useT();
  const { query, change } = useQueryState();
  const { tabs, tab } = useServiceTab(detail);
  const { instanceId } = detail;
  const { requireProof, dialog } = useProof({
    proof: {
      prove: (values, options) => proveIdentity(instanceId, values, options),
      sendCode: (payload, options) => sendAccessCode(instanceId, payload, options),
      fetchCaptcha,
    },
    why: t('instance.proof.why'),
  });
  const state = useMemo(
    () => ({
      detail,
      refresh: () => refresh({ silent: true }),
      requireProof,
    }),
    [detail, refresh, requireProof],
  );
  const opened = SERVICE_DIALOGS.find((name) => name === query.get('dialog'));
  // A change of the search drops the hash, which may have opened the tab.
  const handleOpen = (name: ServiceDialog) => change({ dialog: name, tab });
  const handleClose = () => change({ dialog: undefined }, { replace: true });
  const contents: Record<ServiceTab, ReactNode> = {
    usage: <UsagePanel />,
    access: (
      <>
        <AccessPanel onShow={() => handleOpen('access')} />
        <KeyPanel />
        {isRunning(detail) && <QuickStart />}
      </>
    ),
    members: <MemberPanel />,
    billing: (
      <Suspense fallback={<SectionLoading rows={6} />}>
        <BillingTab onOpen={handleOpen} />
      </Suspense>
    ),
    settings: <SettingsTab />,
  };

  return (
    <ServiceContext value={state}>
      <div className={layout.page}>
        <ServiceHead isAccessShown={tab === 'access'} onOpen={handleOpen} />
        {opened && <OpenedDialog key={opened} name={opened} onClose={handleClose} />}
        <div>
          <TabSwitch
            isLazy
            activeKey={tab}
            // The reason against a dialog is read.
            onChange={(key) => change({ tab: key, dialog: undefined })}
            tabs={tabs.map((key) => ({
              key,
              label: t(`instance.tab.${key}`),
              children: <div className={layout.page}>{contents[key]}</div>,
            }))}
          />
        </div>
      </div>
      {dialog}
    </ServiceContext>
  );
}
