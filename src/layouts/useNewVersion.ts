import { useLocation } from '@umijs/max';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayAskVersion, newerVersion } from '@/browser/portalVersion';
import { portalFile } from '@/components/portalFile';

declare const __webpack_hash__: string | undefined;

/** The version of the code that runs; none where no build made it. */
const own = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : undefined;

/** What the host has now. A host that is away or has no such file says nothing, and nobody is told. */
async function askVersion(): Promise<string | undefined> {
  try {
    const reply = await fetch(portalFile('version.json'), { cache: 'no-cache' });
    return reply.ok ? newerVersion(await reply.json(), own) : undefined;
  } catch {
    return undefined;
  }
}

/** The newer version of the portal that has been put on its host since this page was loaded, once there is one. */
export function useNewVersion(): string | undefined {
  const { pathname } = useLocation();
  const [newer, setNewer] = useState<string>();
  const requestedAt = useRef(Date.now());

  const ask = useEffectEvent(async () => {
    if (!own || document.hidden || !navigator.onLine || !mayAskVersion(requestedAt.current, Date.now()))
      return;
    requestedAt.current = Date.now();
    const found = await askVersion();
    if (found) setNewer(found);
  });

  // Going on is when the next page's code is wanted, coming back is when the longest time has passed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page (`pathname`) is an occasion.
  useEffect(() => void ask(), [pathname]);
  useEffect(() => {
    const handleChange = () => void ask();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);

  return newer;
}
