import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import typography from '@/components/typography.module.css';
import { countdownDigits } from '@/domain/serverClock';
import { Code } from '../Code';
import styles from './Countdown.module.css';

/** Seconds left at which screen readers announce the time. */
const ANNOUNCED = [60, 300, 600, 1800];

interface CountdownProps {
  secondsLeft: number;
  /** The whole duration in seconds. */
  totalSeconds: number;
  /** A remark, announced while there is no time to announce. */
  note?: string;
}

/** The time left as a ring and in digits; announced at a few moments only. */
export function Countdown({ secondsLeft, totalSeconds, note }: CountdownProps) {
  const t = useT();
  const part = totalSeconds > 0 ? Math.min(1, secondsLeft / totalSeconds) : 0;
  const mark = ANNOUNCED.find((seconds) => secondsLeft <= seconds);
  return (
    <Flex className={styles.countdown} align="center" gap={12}>
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="21" className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r="21"
          pathLength="1"
          strokeDasharray={`${part} 1`}
          className={secondsLeft <= 60 ? styles.last : styles.left}
        />
      </svg>
      <div>
        <div className={typography.note}>{t('order.timeLeft')}</div>
        <div role="timer" aria-label={t('order.timeLeft')} className={styles.digits}>
          <Code>{countdownDigits(secondsLeft)}</Code>
        </div>
        {note && <div className={typography.note}>{note}</div>}
      </div>
      <span role="status" className={typography.visuallyHidden}>
        {mark === undefined ? note : t('order.timeLeft.under', { minutes: mark / 60 })}
      </span>
    </Flex>
  );
}
