import { useEffect, useState } from 'react';
import type { SessionWarning } from './SessionWarning';
import { useSessionSecondsLeft } from './useSessionSecondsLeft';

/** Warns of the end of the session two minutes before, in each of its tabs. The code loads then. */
export function SessionEndBanner() {
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

  return secondsLeft !== undefined && Warning ? <Warning secondsLeft={secondsLeft} /> : null;
}
