import { useSyncExternalStore } from 'react';
import type { NewVersion, VersionNeed } from '@/browser/newVersion';
import { canCheckVersion, newerVersion, VERSION_META } from '@/browser/portalVersion';
import { getReadFailure, type ReadFailure, type RequestError } from '@/domain/requestError';
import { portalFile } from './portalFile';

const NEEDS: readonly VersionNeed[] = ['none', 'soon', 'now'];

const higher = (one: VersionNeed, other: VersionNeed) =>
  NEEDS.indexOf(one) > NEEDS.indexOf(other) ? one : other;

/** The running version; undefined in development. */
const currentVersion = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content || undefined;

/** Returns what the host says about the deployed version; undefined after a failure. */
async function fetchVersionFile(): Promise<unknown> {
  try {
    const response = await fetch(portalFile('version.json'), { cache: 'no-cache' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Follows which version is deployed. The app uses `versionWatch`. */
export function createVersionWatch() {
  let requestedAt = Date.now();
  let need: VersionNeed = 'none';
  let found: NewVersion | undefined;
  const listeners = new Set<() => void>();

  function take(version: NewVersion | undefined): void {
    found = version;
    for (const listener of listeners) listener();
  }

  return {
    /**
     * Requests the deployed version, at most every five minutes and while the tab is visible. What it is needed for once
     * (`need`) stays known.
     */
    async check(neededNow: VersionNeed): Promise<void> {
      need = higher(need, neededNow);
      if (found && found.need !== need) take({ ...found, need });
      const isOut = document.hidden || !navigator.onLine;
      if (!currentVersion() || isOut || !canCheckVersion(requestedAt, Date.now())) return;
      requestedAt = Date.now();
      const file = await fetchVersionFile();
      if (file === undefined) return;
      // The deployment of a newer one may have been taken back.
      const version = newerVersion(file, currentVersion());
      take(version ? { version, foundAt: Date.now(), need } : undefined);
    },
    /** The newer version, if one was found. */
    get: () => (newerVersion(found, currentVersion()) ? found : undefined),
    /** Returns a function to unsubscribe. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const versionWatch = createVersionWatch();

/** Returns the version that was deployed since this page loaded, once it was found. */
export const useNewVersion = (): NewVersion | undefined =>
  useSyncExternalStore(versionWatch.subscribe, versionWatch.get, () => undefined);

/** Returns what a failed read means for the user of this version. */
export const usePageFailure = (error: RequestError | undefined): ReadFailure =>
  getReadFailure(error, useNewVersion() !== undefined);
