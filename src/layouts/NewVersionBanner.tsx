import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { loadAgain } from './chunkReload';
import { useNewVersion } from './useNewVersion';

/** Says once that the portal has been renewed: the pages of the old one may go at any time. The person chooses when. */
export function NewVersionBanner() {
  const { formatMessage } = useIntl();
  const version = useNewVersion();
  const [dismissed, setDismissed] = useState<string>();
  if (!version || version === dismissed) return null;
  return (
    <Alert
      banner
      type="info"
      role="status"
      title={formatMessage({ id: 'state.newVersion' })}
      action={<Button onClick={loadAgain}>{formatMessage({ id: 'state.newVersion.load' })}</Button>}
      closable={{
        'aria-label': formatMessage({ id: 'state.newVersion.dismiss' }),
        onClose: () => setDismissed(version),
      }}
    />
  );
}
