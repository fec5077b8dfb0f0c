import { useT } from '@@/texts/entry';
import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { staysDismissed } from '@/browser/newVersion';
import { Alert } from '@/components/Alert';
import { reload } from '@/components/navigationGuards';
import { useNewVersion, versionWatch } from '@/components/versionWatch';

/** Checks on each page, and whenever the tab becomes visible; the request layer checks when a reply gives a reason. */
function useVersionChecks(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again on each page (`pathname`).
  useEffect(() => void versionWatch.check('none'), [pathname]);
  useEffect(() => {
    const handleChange = () => void versionWatch.check('none');
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
}

/** Offers to reload when a new version is deployed. Each version can be dismissed once, unless it becomes necessary. */
export function NewVersionBanner() {
  const t = useT();
  useVersionChecks();
  const found = useNewVersion();
  const [dismissed, setDismissed] = useState<Parameters<typeof staysDismissed>[1]>();
  if (!found || staysDismissed(found, dismissed)) return null;
  const isNeeded = found.need === 'now';
  return (
    <Alert
      banner
      type={isNeeded ? 'warning' : 'info'}
      role="status"
      title={t(isNeeded ? 'state.outdated' : 'state.newVersion')}
      action={<Button onClick={reload}>{t('state.newVersion.load')}</Button>}
      closable={
        !isNeeded && {
          'aria-label': t('state.newVersion.dismiss'),
          onClose: () => setDismissed({ version: found.version, dismissedAt: Date.now() }),
        }
      }
    />
  );
}
