import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useNow } from '@/components/useNow';
import { isLatestEndNear } from '@/domain/account/sessionEnd';
import type { SessionEnding } from './SessionEnding';
import { useSessionSecondsLeft } from './useSessionSecondsLeft';

/**
 * Warns of the end of the session two minutes before, in each of its tabs, and tells of one that no call puts off an hour before.
 * The code loads then.
 */
export function SessionEndBanner() {
  const { initialState } = useModel('@@initialState');
  const secondsLeft = useSessionSecondsLeft();
  const now = useNow();
  const [Ending, setEnding] = useState<typeof SessionEnding>();
  const latestEnd = Date.parse(initialState?.currentUser?.sessionEndsAt ?? '') || undefined;
  const isNear = secondsLeft !== undefined || isLatestEndNear(latestEnd, now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a load that failed is tried again with the next second or minute (`now`).
  useEffect(() => {
    if (!isNear || Ending) return;
    import('./SessionEnding').then(
      (loaded) => setEnding(() => loaded.SessionEnding),
      () => {},
    );
  }, [isNear, Ending, secondsLeft, now]);

  return isNear && Ending && <Ending secondsLeft={secondsLeft} latestEnd={latestEnd} />;
}
