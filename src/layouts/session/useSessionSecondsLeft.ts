import { useSyncExternalStore } from 'react';
import { sessionWarning } from '@/domain/account/sessionEnd';
import { currentTime } from '@/domain/currentTime';
import { sessionExpiry } from './sessionExpiry';

function getWarning() {
  const endsAt = sessionExpiry.endsAt();
  return endsAt === undefined ? undefined : sessionWarning(endsAt, currentTime());
}

const getSecondsLeft = () => getWarning()?.secondsLeft;

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const warning = getWarning();
    if (warning) timer = setTimeout(update, warning.changesAfterMs);
    listener();
  };
  update();
  const unsubscribe = sessionExpiry.subscribe(update);
  // Browsers throttle the timers of a hidden page.
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
  };
}

/** Returns the seconds to the end of the session while that is warned of, updated every second. */
export const useSessionSecondsLeft = (): number | undefined =>
  useSyncExternalStore(subscribe, getSecondsLeft, getSecondsLeft);
