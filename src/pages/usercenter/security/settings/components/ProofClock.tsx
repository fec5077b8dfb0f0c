import { useIntl } from '@umijs/max';
import { useEffect, useEffectEvent, useReducer } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { type ServerMoment, serverSecondsLeft } from '@/domain/serverClock';

interface ProofClockProps {
  /** ISO 8601. */
  deadline: string;
  moment: ServerMoment;
  onExpire: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the proof of identity is still good, on the server's clock. */
export function ProofClock({ deadline, moment, onExpire }: ProofClockProps) {
  const { formatMessage } = useIntl();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = serverSecondsLeft(deadline, moment);
  const expired = left === 0;
  const handleExpire = useEffectEvent(onExpire);

  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (expired) handleExpire();
  }, [expired]);

  return (
    <p className={`${layout.spaceAfterMd} ${typography.secondary}`}>
      {formatMessage({ id: 'security.changePhone.left' }, { time: clock(left) })}
    </p>
  );
}
