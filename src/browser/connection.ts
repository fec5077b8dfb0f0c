import { toPauseMs, toReconnectMs } from '@/domain/pauses';
import { jitter } from './jitter';

/** Milliseconds. */
const HOST_TIMEOUT_MS = 10_000;
const PAUSES_MS = [0, 500, 2_000, 5_000];
const MOMENT_MS = 1_000;
const MAX_OFFLINE_MS = 30_000;

/** Whether the host responds: without it a reload would show the browser's own error page. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), HOST_TIMEOUT_MS);
  try {
    const { href } = window.location;
    return (await fetch(href, { method: 'HEAD', cache: 'no-store', signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

let attempts: Promise<boolean> | undefined;

async function tryHost(): Promise<boolean> {
  for (const pauseMs of PAUSES_MS) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await isReachable()) {
      // Many come back with the same network.
      const spreadMs = toReconnectMs(jitter.random());
      if (spreadMs > 0) await new Promise((resolve) => setTimeout(resolve, spreadMs));
      return true;
    }
  }
  return false;
}

/**
 * Calls back when the browser is back online and the host responds, up to two seconds later: it is online before calls succeed.
 * Returns how to stop.
 */
export function onReconnect(callback: () => void): () => void {
  let hasEnded = false;
  const handleOnline = async () => {
    attempts ??= tryHost().finally(() => {
      attempts = undefined;
    });
    if ((await attempts) && !hasEnded) callback();
  };
  window.addEventListener('online', handleOnline);
  return () => {
    hasEnded = true;
    window.removeEventListener('online', handleOnline);
  };
}

/** Resolves after a moment; while offline when the host responds again, at most after half a minute. */
export function waitForConnection(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(handleEnd, navigator.onLine ? MOMENT_MS : MAX_OFFLINE_MS);
    const stop = onReconnect(handleEnd);
    function handleEnd() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** Resolves after the pause that a server asks for, or up to a quarter later. */
export const waitForPause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, toPauseMs(seconds, jitter.random())));
