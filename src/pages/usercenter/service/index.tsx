import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Flex } from 'antd';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/PageHeader';
import type { ReadOptions } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { instanceQuery } from '@/domain/instance/endpoints';
import { INSTANCE_GROUPS } from '@/domain/instance/instanceList';
import { listInstances } from '@/services/instance';
import { AccessDialog } from './components/bought/AccessDialog';
import { AutoRenewDialog } from './components/bought/AutoRenewDialog';
import { ChangeDialog } from './components/bought/ChangeDialog';
import { EndedServices } from './components/bought/EndedServices';
import { ServiceFigures } from './components/bought/ServiceFigures';
import { ServiceTable, ServiceTableSkeleton } from './components/bought/ServiceTable';
import { ServiceOffers, SharedServices, useSharedServices } from './components/bought/SharedServices';
import { CHANGE_KINDS } from './components/bought/useChange';
import type { RowDialog } from './components/bought/useRowActions';

const DIALOGS: RowDialog[] = [...CHANGE_KINDS, 'access', 'autoRenew'];

type InstanceQuery = ReturnType<typeof instanceQuery.read>;

/** Without a filter the ended services are left to the fold below the table. */
const readServices = (query: InstanceQuery, options: ReadOptions) =>
  listInstances(instanceQuery.isFiltered(query) ? query : { ...query, group: 'running' }, options);

/** `/usercenter/service`: the user's services. Filters and dialogs are kept in the URL. */
export default function BoughtServicesPage() {
  const t = useT(orderTexts);
  const groups = INSTANCE_GROUPS.map((value) => ({ value, label: t(`bought.group.${value}`) }));
  const services = useList('bought', instanceQuery, readServices, { options: () => ({ group: groups }) });
  const shared = useSharedServices();
  const { query, change: changeUrl } = useQueryState();
  const dialog = DIALOGS.find((kind) => query.get(kind));
  const instanceId = (dialog && query.get(dialog)) ?? '';
  const { data, isFiltered, status } = services;
  const endedCount = isFiltered || status === 'loading' ? 0 : (data?.counts.ended ?? 0);
  const handleOpen = (kind: RowDialog, id: string) => changeUrl({ [kind]: id });
  const handleClose = () => changeUrl(Object.fromEntries(DIALOGS.map((kind) => [kind, undefined])));

  function handleAnswered(isAccepted: boolean) {
    if (isAccepted) void services.refresh();
    return shared.refresh();
  }

  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.service')} />
      <ServiceOffers offers={shared.offers} onChanged={handleAnswered} />
      {data?.counts.all !== 0 && status !== 'failed' && <ServiceFigures data={data} />}
      <Flex vertical gap={16}>
        <FilterBar list={services} />
        {status === 'empty' && endedCount > 0 ? (
          <EmptyNote>{t('bought.noneRunning')}</EmptyNote>
        ) : (
          <ListContent
            list={services}
            // The figures have the number of all.
            summary={isFiltered ? undefined : false}
            emptyAction={{ to: '/serviceMarket', text: t('order.toMarket') }}
            skeleton={<ServiceTableSkeleton />}
          >
            {(page) => (
              <ServiceTable
                label={t('title.usercenter.service')}
                services={page.list}
                moment={page}
                onOpen={handleOpen}
              />
            )}
          </ListContent>
        )}
        {endedCount > 0 && <EndedServices count={endedCount} onOpen={handleOpen} />}
      </Flex>
      <SharedServices services={shared.services} />
      {dialog === 'access' && <AccessDialog instanceId={instanceId} onClose={handleClose} />}
      {dialog === 'autoRenew' && (
        <AutoRenewDialog
          instanceId={instanceId}
          onChanged={() => void services.refresh()}
          onClose={handleClose}
        />
      )}
      {dialog && dialog !== 'access' && dialog !== 'autoRenew' && (
        <ChangeDialog
          key={`${dialog} ${instanceId}`}
          kind={dialog}
          instanceId={instanceId}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
