import layout from '@/components/layout.module.css';
import '@/locales/areas/charge';
import '@/locales/areas/instance';
import '@/locales/areas/order';
import { useIntl } from '@umijs/max';
import { Flex, Radio, Skeleton } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { KeywordSearch } from '@/components/list/KeywordSearch';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { useTouchSize } from '@/components/useTouchSize';
import { INSTANCE_GROUPS, type InstanceGroup } from '@/domain/instance/instance';
import { listInstances } from '@/services/instance';
import { AccessDialog } from './components/bought/AccessDialog';
import { boughtQuery } from './components/bought/boughtQuery';
import { ChangeDialog } from './components/bought/ChangeDialog';
import { type DialogKind, InstanceCard } from './components/bought/InstanceCard';
import styles from './components/bought/InstanceCard.module.css';
import { SharedServices } from './components/bought/SharedServices';

type BoughtQuery = ReturnType<typeof boughtQuery.read>;

const DIALOGS: DialogKind[] = ['renew', 'upgrade', 'access'];

/** `/usercenter/service`: the user's services. Filters and dialogs are kept in the URL. */
export default function BoughtServicesPage() {
  const { formatMessage } = useIntl();
  const services = useList(boughtQuery, listInstances);
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
  const handleClose = () => changeUrl({ renew: undefined, upgrade: undefined, access: undefined });
  return (
    <div className={layout.page}>
      <h1>{formatMessage({ id: 'bought.title' })}</h1>
      <SharedServices onAccepted={() => void services.refresh()} />
      <BoughtFilters query={services.query} counts={services.data?.counts} onChange={services.change} />
      <ListContent
        list={services}
        texts={{
          failed: formatMessage({ id: 'bought.failed' }),
          empty: formatMessage({ id: 'bought.none' }),
          notFound: formatMessage({ id: 'bought.notFound' }),
        }}
        emptyAction={
          <LinkButton type="primary" to="/serviceMarket">
            {formatMessage({ id: 'order.toMarket' })}
          </LinkButton>
        }
        notFoundAction={
          <LinkButton to="/usercenter/service">{formatMessage({ id: 'bought.showAll' })}</LinkButton>
        }
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
      {(dialog === 'renew' || dialog === 'upgrade') && (
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

interface BoughtFiltersProps {
  query: BoughtQuery;
  /** Missing until loaded. */
  counts: Record<InstanceGroup, number> | undefined;
  onChange: (values: Partial<BoughtQuery>) => void;
}

function BoughtFilters({ query: { group, keyword }, counts, onChange }: BoughtFiltersProps) {
  const { formatMessage } = useIntl();
  // Larger controls for touch screens.
  const size = useTouchSize();
  return (
    <Flex wrap justify="space-between" gap={16}>
      <Radio.Group
        className={styles.groups}
        size={size}
        optionType="button"
        aria-label={formatMessage({ id: 'bought.group' })}
        value={group}
        onChange={({ target }) => onChange({ group: target.value })}
        options={INSTANCE_GROUPS.map((value) => ({
          value,
          label: formatMessage({ id: `bought.group.${value}` }, { count: counts?.[value] ?? '–' }),
        }))}
      />
      <KeywordSearch
        className={styles.search}
        size={size}
        label={formatMessage({ id: 'bought.search' })}
        maxLength={64}
        value={keyword}
        onSearch={(text) => onChange({ keyword: text })}
      />
    </Flex>
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
