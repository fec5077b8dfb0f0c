import layout from '@/components/layout.module.css';
import '@/locales/areas/charge';
import '@/locales/areas/order';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { ListContent } from '@/components/list/ListContent';
import { useQueryState } from '@/components/query/useQueryState';
import { AccessDialog } from './components/bought/AccessDialog';
import { BoughtFilters } from './components/bought/BoughtFilters';
import { BoughtService, type DialogKind } from './components/bought/BoughtService';
import { BoughtServicesSkeleton } from './components/bought/BoughtServicesSkeleton';
import { ChangeDialog } from './components/bought/ChangeDialog';
import { useBoughtServices } from './components/bought/useBoughtServices';

const DIALOGS: DialogKind[] = ['renew', 'upgrade', 'access'];

/** `/usercenter/service`: what the person has bought, and what can be done with it. Filters and dialogs are kept in the URL. */
export default function BoughtServicesPage() {
  const { formatMessage } = useIntl();
  const { services, switchAutoRenew } = useBoughtServices();
  const { query, change: changeUrl } = useQueryState();
  const dialog = DIALOGS.find((each) => query.get(each));
  const instanceId = (dialog && query.get(dialog)) ?? '';
  const handleClose = () => changeUrl({ renew: undefined, upgrade: undefined, access: undefined });
  return (
    <div className={layout.page}>
      <h1>{formatMessage({ id: 'bought.title' })}</h1>
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
              <BoughtService
                key={instance.instanceId}
                instance={instance}
                moment={data}
                onOpen={(kind) => changeUrl({ [kind]: instance.instanceId })}
                onAutoRenew={(autoRenew) => switchAutoRenew(instance.instanceId, autoRenew)}
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
