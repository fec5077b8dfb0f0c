import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser is offline for as long as it is, on every page. */
export function OfflineBanner() {
  const { formatMessage } = useIntl();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return <Alert banner type="warning" title={formatMessage({ id: 'state.offline' })} />;
}
