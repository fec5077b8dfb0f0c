import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useNow } from '@/components/useNow';
import { isLatestEnd, isLatestEndNear } from '@/domain/account/sessionEnd';
import { currentTime } from '@/domain/currentTime';
import type { SessionNotice } from './SessionNotice';
import type { SessionWarning } from './SessionWarning';
import { useSessionSecondsLeft } from './useSessionSecondsLeft';

/**
 * Warns of the end of the session two minutes before, in each of its tabs, and tells of one that no call puts off an hour before.
 * The code loads then.
 */
export function SessionEndBanner() {
  const { initialState } = useModel('@@initialState');
  const secondsLeft = useSessionSecondsLeft();
  const [Warning, setWarning] = useState<typeof SessionWarning>();

  useEffect(() => {
    if (secondsLeft === undefined || Warning) return;
    import('./SessionWarning').then(
      (loaded) => setWarning(() => loaded.SessionWarning),
      // The next second tries again.
      () => {},
    );
  }, [secondsLeft, Warning]);

  const latestEnd = Date.parse(initialState?.currentUser?.sessionEndsAt ?? '') || undefined;
  if (secondsLeft !== undefined && Warning) {
    const endsAt = currentTime() + secondsLeft * 1000;
    return <Warning secondsLeft={secondsLeft} isFinal={isLatestEnd(endsAt, latestEnd)} />;
  }
  return secondsLeft === undefined && latestEnd !== undefined && <LatestEnd key={latestEnd} at={latestEnd} />;
}

/** Tells of the latest end of the session (milliseconds since 1970) an hour before, until that is dismissed. */
function LatestEnd({ at }: { at: number }) {
  const now = useNow();
  const [Notice, setNotice] = useState<typeof SessionNotice>();
  const [isDismissed, setDismissed] = useState(false);
  const isNear = isLatestEndNear(at, now) && !isDismissed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again with the next minute (`now`).
  useEffect(() => {
    if (!isNear || Notice) return;
    import('./SessionNotice').then(
      (loaded) => setNotice(() => loaded.SessionNotice),
      () => {},
    );
  }, [isNear, Notice, now]);

  return isNear && Notice && <Notice at={at} onDismiss={() => setDismissed(true)} />;
}
