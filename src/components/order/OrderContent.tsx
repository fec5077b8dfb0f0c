import { useT } from '@@/texts/order';
import type { ComponentProps } from 'react';
import { QueryContent } from '../query/QueryContent';
import { StatusPage } from '../StatusPage';

/** The page of an order in each of its states. */
export function OrderContent<T>(
  props: Pick<ComponentProps<typeof QueryContent<T>>, 'query' | 'loading' | 'children'>,
) {
  const t = useT();
  return <QueryContent heading="h1" failed={t('order.failed')} missing={<OrderNotFound />} {...props} />;
}

/** Replaces the page of an order that does not exist. */
export function OrderNotFound() {
  const t = useT();
  return (
    <StatusPage
      drawing="notFound"
      title={t('order.notFound')}
      description={t('order.notFound.description')}
      action={{ to: '/usercenter/order', text: t('order.toOrders') }}
    />
  );
}
