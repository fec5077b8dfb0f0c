import { useT } from '@@/texts/entry';
import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canCheckVersion, newerVersion, VERSION_META } from '@/browser/portalVersion';
import { Alert } from '@/components/Alert';
import { reload } from '@/components/navigationGuards';
import { portalFile } from '@/components/portalFile';

/** The running version; undefined in development. */
const currentVersion = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content;

/** Returns the deployed version if it is newer. Failures are ignored. */
async function fetchNewerVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(portalFile('version.json'), { cache: 'no-cache' });
    return response.ok ? newerVersion(await response.json(), currentVersion) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the version that was deployed since this page loaded, if any. */
function useNewVersion(): string | undefined {
  const { pathname } = useLocation();
  const [newer, setNewer] = useState<string>();
  const requestedAt = useRef(Date.now());

  const check = useEffectEvent(async () => {
    if (
      !currentVersion ||
      document.hidden ||
      !navigator.onLine ||
      !canCheckVersion(requestedAt.current, Date.now())
    )
      return;
    requestedAt.current = Date.now();
    const found = await fetchNewerVersion();
    if (found) setNewer(found);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again on each page (`pathname`).
  useEffect(() => void check(), [pathname]);
  useEffect(() => {
    const handleChange = () => void check();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);

  return newer;
}

/** Offers to reload when a new version is deployed. Each version can be dismissed once. */
export function NewVersionBanner() {
  const t = useT();
  const version = useNewVersion();
  const [dismissed, setDismissed] = useState<string>();
  if (!version || version === dismissed) return null;
  return (
    <Alert
      banner
      type="info"
      role="status"
      title={t('state.newVersion')}
      action={<Button onClick={reload}>{t('state.newVersion.load')}</Button>}
      closable={{
        'aria-label': t('state.newVersion.dismiss'),
        onClose: () => setDismissed(version),
      }}
    />
  );
}
