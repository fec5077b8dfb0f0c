import { useIntl } from '@umijs/max';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { FailedState } from '../FailedState';
import { LinkButton } from '../LinkButton';
import { StatusPage } from '../StatusPage';

interface OrderLoadFailedProps {
  failure: RequestError | undefined;
  onRetry: () => void;
}

/** Replaces the page of an order that does not exist or could not be loaded. */
export function OrderLoadFailed({ failure, onRetry }: OrderLoadFailedProps) {
  const { formatMessage } = useIntl();
  if (!hasErrorCode(failure, 404)) {
    return (
      <FailedState
        error={failure}
        heading="h1"
        title={formatMessage({ id: 'order.failed' })}
        onRetry={onRetry}
      />
    );
  }
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: 'order.notFound' })}
      description={formatMessage({ id: 'order.notFound.description' })}
      action={
        <LinkButton type="primary" to="/usercenter/order">
          {formatMessage({ id: 'order.toOrders' })}
        </LinkButton>
      }
    />
  );
}
