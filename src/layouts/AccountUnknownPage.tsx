import { useIntl, useModel } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { StatusPage } from '@/components/StatusPage';

/** The session lives but the user could not be fetched: neither the login page nor a 403 would be true. */
export function AccountUnknownPage() {
  const { formatMessage } = useIntl();
  const { initialState, setInitialState } = useModel('@@initialState');
  const [retrying, setRetrying] = useState(false);

  async function handleRetry() {
    setRetrying(true);
    try {
      const currentUser = await initialState?.fetchUserInfo();
      setInitialState(
        (state) =>
          state && { ...state, currentUser, userUnknown: undefined, menus: currentUser?.menus ?? [] },
      );
    } catch {
      // The request layer has said why.
    } finally {
      setRetrying(false);
    }
  }

  return (
    <StatusPage
      drawing="offline"
      title={formatMessage({ id: 'state.accountUnknown.title' })}
      description={formatMessage({ id: 'state.accountUnknown.description' })}
      action={
        <Button type="primary" loading={retrying} onClick={handleRetry}>
          {formatMessage({ id: 'state.retry' })}
        </Button>
      }
    />
  );
}
