import { useState } from 'react';
import { isLatestEnd } from '@/domain/account/sessionEnd';
import { currentTime } from '@/domain/currentTime';
import { SessionNotice } from './SessionNotice';
import { SessionWarning } from './SessionWarning';

interface SessionEndingProps {
  /** Seconds to an end that is warned of. */
  secondsLeft: number | undefined;
  /** When the session ends in any case, in milliseconds since 1970. */
  latestEnd: number | undefined;
}

/** The warning in the last minutes; before, what tells of the latest end, until that is dismissed. */
export function SessionEnding({ secondsLeft, latestEnd }: SessionEndingProps) {
  const [dismissed, setDismissed] = useState<number>();
  if (secondsLeft !== undefined) {
    const endsAt = currentTime() + secondsLeft * 1000;
    return <SessionWarning secondsLeft={secondsLeft} isFinal={isLatestEnd(endsAt, latestEnd)} />;
  }
  if (latestEnd === undefined || latestEnd === dismissed) return null;
  return <SessionNotice at={latestEnd} onDismiss={() => setDismissed(latestEnd)} />;
}
