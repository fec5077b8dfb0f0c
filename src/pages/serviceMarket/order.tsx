import { useT } from '@@/texts/order';
import { useLocation, useModel } from '@umijs/max';
import { type ReactNode, useEffect } from 'react';
import { KEY_PARAMETER, newIdempotencyKey, readIdempotencyKey } from '@/browser/idempotencyKey';
import { CheckoutFrame, CheckoutLoading } from '@/components/order/CheckoutFrame';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { readSelection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { fetchService } from '@/services/service';
import { ConfirmOrder } from './components/confirm/ConfirmOrder';

/** `/serviceMarket/order?serviceId=`: confirmation of an order before it is placed. */
export default function ConfirmOrderPage() {
  const serviceId = new URLSearchParams(useLocation().search).get('serviceId');
  return serviceId ? <ServiceOrder key={serviceId} serviceId={serviceId} /> : <NothingToOrder />;
}

function ServiceOrder({ serviceId }: { serviceId: string }) {
  const t = useT();
  const { search } = useLocation();
  const idempotencyKey = useIdempotencyKey();
  const user = useModel('@@initialState').initialState?.currentUser;
  const service = useQuery((options) => fetchService(serviceId, options));
  const loading = <CheckoutLoading sections={[1, 8, 2]} />;
  const frame = (content: ReactNode, data?: Service) => {
    const selection = data && readSelection(data, search);
    const plan = data?.skus.find(({ skuCode }) => skuCode === selection?.skuCode)?.name;
    return (
      <CheckoutFrame
        title={t('order.confirm.title')}
        line={data && [data.title, plan].filter(Boolean).join(' · ')}
        step="confirm"
        configureTo={selection && `/serviceMarket/detail${writeSelection(selection)}`}
      >
        {content}
      </CheckoutFrame>
    );
  };

  return (
    <QueryContent
      query={service}
      heading="h1"
      failed={t('order.confirm.failed')}
      loading={frame(loading)}
      missing={<NothingToOrder />}
    >
      {(data) =>
        frame(
          user && idempotencyKey ? (
            <ConfirmOrder service={data} user={user} search={search} idempotencyKey={idempotencyKey} />
          ) : (
            loading
          ),
          data,
        )
      }
    </QueryContent>
  );
}

function NothingToOrder() {
  const t = useT();
  return (
    <StatusPage
      drawing="notFound"
      title={t('order.confirm.nothing')}
      description={t('order.confirm.nothing.description')}
      action={{ to: '/serviceMarket', text: t('order.toMarket') }}
    />
  );
}

/** Returns the order's idempotency key from the URL. Adds a new one when it is missing or invalid. */
function useIdempotencyKey(): string | undefined {
  const { query, change } = useQueryState();
  const idempotencyKey = readIdempotencyKey(query);

  useEffect(() => {
    if (idempotencyKey === undefined) change({ [KEY_PARAMETER]: newIdempotencyKey() }, { replace: true });
  }, [idempotencyKey, change]);

  return idempotencyKey;
}
