import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Flex, Skeleton } from 'antd';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { instanceQuery } from '@/domain/instance/endpoints';
import { listInstances } from '@/services/instance';
import { AccessDialog } from './components/bought/AccessDialog';
import { ChangeDialog } from './components/bought/ChangeDialog';
import { type DialogKind, InstanceCard } from './components/bought/InstanceCard';
import styles from './components/bought/InstanceCard.module.css';
import { SharedServices } from './components/bought/SharedServices';
import { CHANGE_KINDS } from './components/bought/useChange';

const DIALOGS: DialogKind[] = [...CHANGE_KINDS, 'access'];

/** `/usercenter/service`: the user's services. Filters and dialogs are kept in the URL. */
export default function BoughtServicesPage() {
  const t = useT(orderTexts);
  const services = useList('bought', instanceQuery, listInstances);
  const { query, change: changeUrl } = useQueryState();
  const dialog = DIALOGS.find((kind) => query.get(kind));
  const instanceId = (dialog && query.get(dialog)) ?? '';
  const setAutoRenew = (changedId: string, autoRenew: boolean) =>
    services.setData((data) => ({
      ...data,
      list: data.list.map((instance) =>
        instance.instanceId === changedId ? { ...instance, autoRenew } : instance,
      ),
    }));
  const handleClose = () => changeUrl(Object.fromEntries(DIALOGS.map((kind) => [kind, undefined])));
  return (
    <div className={layout.page}>
      <PageHeader title={t('bought.title')} />
      <SharedServices onAccepted={() => void services.refresh()} />
      <FilterBar list={services} tabs="group" counts={services.data?.counts} />
      <ListContent
        list={services}
        emptyAction={{ to: '/serviceMarket', text: t('order.toMarket') }}
        skeleton={<BoughtServicesSkeleton />}
      >
        {(data) => (
          <Flex component="ul" vertical gap={16}>
            {data.list.map((instance) => (
              <InstanceCard
                key={instance.instanceId}
                instance={instance}
                moment={data}
                onOpen={(kind) => changeUrl({ [kind]: instance.instanceId })}
                onChanged={(autoRenew) => setAutoRenew(instance.instanceId, autoRenew)}
                onRefresh={() => void services.refresh()}
              />
            ))}
          </Flex>
        )}
      </ListContent>
      {dialog === 'access' && <AccessDialog instanceId={instanceId} onClose={handleClose} />}
      {dialog && dialog !== 'access' && (
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

function BoughtServicesSkeleton() {
  return (
    <Flex vertical gap={16} aria-busy="true">
      {[0, 1, 2].map((key) => (
        <div key={key} className={`${panelStyles.panel} ${styles.service}`}>
          <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 48 }} />
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </Flex>
  );
}
