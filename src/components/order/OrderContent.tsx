import { useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import { QueryContent } from '../query/QueryContent';
import { StatusPage } from '../StatusPage';

/** The page of an order in each of its states. */
export function OrderContent<T>(
  props: Pick<ComponentProps<typeof QueryContent<T>>, 'query' | 'loading' | 'children'>,
) {
  const { formatMessage } = useIntl();
  return (
    <QueryContent
      heading="h1"
      failed={formatMessage({ id: 'order.failed' })}
      missing={<OrderNotFound />}
      {...props}
    />
  );
}

/** Replaces the page of an order that does not exist. */
export function OrderNotFound() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: 'order.notFound' })}
      description={formatMessage({ id: 'order.notFound.description' })}
      action={{ to: '/usercenter/order', text: formatMessage({ id: 'order.toOrders' }) }}
    />
  );
}
