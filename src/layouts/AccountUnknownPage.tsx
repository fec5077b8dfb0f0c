import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { StatusPage } from '@/components/StatusPage';
import { useRefreshUser } from './useRefreshUser';

/** The session lives but the user could not be fetched: neither the login page nor a 403 would be true. */
export function AccountUnknownPage() {
  const { formatMessage } = useIntl();
  const { refreshUser, refreshing } = useRefreshUser();

  return (
    <StatusPage
      drawing="offline"
      title={formatMessage({ id: 'state.accountUnknown.title' })}
      description={formatMessage({ id: 'state.accountUnknown.description' })}
      action={
        <Button type="primary" loading={refreshing} onClick={refreshUser}>
          {formatMessage({ id: 'state.retry' })}
        </Button>
      }
    />
  );
}
