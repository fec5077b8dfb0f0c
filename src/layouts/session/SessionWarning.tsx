import { useT } from '@@/texts/sessionEnd';
import { Button, Flex } from 'antd';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '@/components/Alert';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { countdownDigits } from '@/domain/serverClock';
import { END_WARNING_SECONDS } from '@/domain/timeLimit';
import { session } from '@/request/session';
import { fetchCurrentUser } from '@/services/user';
import styles from '../root/Banners.module.css';
import { topDialog } from '../root/dialogs';
import { signInAgain } from './SessionNotice';

/** Seconds left at which screen readers announce the end for the second and last time. */
const LAST_CALL_SECONDS = 30;

/** The server counts in whole seconds: a call before this would still extend a session that nobody uses. */
const AFTER_END_MS = 2_000;

interface SessionWarningProps {
  secondsLeft: number;
  /** Whether the session ends in any case, which its user may have been told before: nothing offers to extend it. */
  isFinal: boolean;
}

/**
 * Offers to extend the session, or to sign in again. It takes no focus and covers no page, so that typing goes on; over a dialog it is a part of it, because
 * a dialog keeps the focus and hides everything else from screen readers. At the end the server is asked, which ends the
 * session as every call does.
 */
export function SessionWarning({ secondsLeft, isFinal }: SessionWarningProps) {
  const t = useT();
  const focusBefore = useRef<HTMLElement>(null);
  // Each call extends the session, and its reply says until when.
  const { run, isPending, outcome } = useAction(() => fetchCurrentUser({ silent: true }), {
    onDone: () => focusBefore.current?.focus(),
  });

  const isOver = secondsLeft === 0;
  const checkEnd = useEffectEvent(() => void run());
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(checkEnd, AFTER_END_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusBefore.current = relatedTarget;
  }

  function getText() {
    if (outcome === 'done') return t('sessionEnd.final');
    if (outcome !== undefined) return t('sessionEnd.failed');
    if (secondsLeft <= LAST_CALL_SECONDS) return t('sessionEnd.last', { seconds: LAST_CALL_SECONDS });
    const minutes = END_WARNING_SECONDS / 60;
    return isFinal ? t('sessionEnd.soonFinal', { minutes }) : t('sessionEnd.soon', { minutes });
  }

  const title = t('sessionEnd.title');
  const text = getText();
  const time = (
    <bdi role="timer" dir="ltr">
      {countdownDigits(secondsLeft)}
    </bdi>
  );
  const banner = (
    <section aria-label={title} onFocus={rememberFocus}>
      <Alert
        banner
        type="warning"
        // The line below announces it, and not every second.
        role="presentation"
        title={title}
        description={
          <>
            {t('sessionEnd.left', { time })}
            {isFinal && <div>{t('sessionEnd.kept')}</div>}
            {outcome !== undefined && !isFinal && <div>{text}</div>}
          </>
        }
        action={
          <Flex gap={8} wrap>
            {isFinal ? (
              <Button type="primary" onClick={signInAgain}>
                {t('sessionEnd.again')}
              </Button>
            ) : (
              <Button type="primary" loading={isPending} onClick={() => void run()}>
                {t('sessionEnd.stay')}
              </Button>
            )}
            <Button onClick={() => void session.end()}>{t('frame.signOut')}</Button>
          </Flex>
        }
      />
      <p role="alert" className={typography.visuallyHidden}>
        {text}
      </p>
    </section>
  );

  const dialog = topDialog();
  return dialog ? createPortal(<div className={styles.banners}>{banner}</div>, dialog) : banner;
}
