import { useT } from '@@/texts/instance';
import { useParams } from '@umijs/max';
import { useMemo } from 'react';
import { DetailSection } from '@/components/DetailSection';
import columns from '@/components/detailColumns.module.css';
import layout from '@/components/layout.module.css';
import { OrderFacts } from '@/components/order/OrderFacts';
import { usePageTitle } from '@/components/PageTitleContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { SectionLoading } from '@/components/Section';
import { useProof } from '@/components/security/useProvenAction';
import type { InstanceDetail } from '@/domain/instance/instanceDetail';
import type { ServerMoment } from '@/domain/serverClock';
import { sendAccessCode } from '@/services/instance';
import { fetchInstanceDetail, proveIdentity } from '@/services/instanceDetail';
import { fetchCaptcha } from '@/services/signIn';
import { AccessDialog } from './components/bought/AccessDialog';
import { ChangeDialog } from './components/bought/ChangeDialog';
import { CHANGE_KINDS } from './components/bought/useChange';
import { HandOverPanel } from './components/detail/HandOverPanel';
import { ChargePanel, OrderPanel } from './components/detail/HistoryPanels';
import { KeyPanel } from './components/detail/KeyPanel';
import { MemberPanel } from './components/detail/MemberPanel';
import { QuickStart } from './components/detail/QuickStart';
import { SchedulePanel } from './components/detail/SchedulePanel';
import { ServiceContext } from './components/detail/ServiceContext';
import { ServiceHead } from './components/detail/ServiceHead';
import { UsagePanel } from './components/detail/UsagePanel';

/** `/usercenter/service/{id}`: one bought service. Dialogs are kept in the URL. */
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
          <SectionLoading rows={3} />
          <SectionLoading rows={8} />
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
  const { instanceId, service, period, quantity, specTexts, role } = detail;
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
  const changeKind = CHANGE_KINDS.find((kind) => query.get('dialog') === kind);
  const handleClose = () => change({ dialog: undefined }, { replace: true });

  return (
    <ServiceContext value={state}>
      <div className={layout.page}>
        <ServiceHead onOpen={(dialog) => change({ dialog })} />
        <div className={columns.columns}>
          <div className={columns.column}>
            <UsagePanel />
            <QuickStart />
            <KeyPanel />
            <MemberPanel />
          </div>
          <div className={columns.column}>
            <DetailSection id="service-specs" title={t('instance.specs')}>
              <OrderFacts
                orderType={detail.orderType}
                planName={service.planName}
                unitPrice={service.unitPrice}
                pack={service.pack}
                period={period}
                quantity={quantity}
                specTexts={specTexts}
              />
            </DetailSection>
            <SchedulePanel />
            <HandOverPanel />
            {role === 'owner' && <OrderPanel />}
            {role === 'owner' && <ChargePanel />}
          </div>
        </div>
      </div>
      {query.get('dialog') === 'access' && <AccessDialog instanceId={instanceId} onClose={handleClose} />}
      {changeKind && (
        <ChangeDialog key={changeKind} kind={changeKind} instanceId={instanceId} onClose={handleClose} />
      )}
      {dialog}
    </ServiceContext>
  );
}
