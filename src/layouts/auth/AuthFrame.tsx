import { history, useLocation, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { Brand } from '@/components/Brand';
import { MarketDrawing } from '@/components/MarketDrawing';
import panelStyles from '@/components/panel.module.css';
import { useSafeRedirect } from '@/components/useSafeRedirect';
import { toMark } from '@/domain/mark';
import { session } from '@/request/session';
import { PageArea } from '../root/PageArea';
import { PreferenceSwitches } from '../root/PreferenceSwitches';
import { isSamePath, toLoginState } from '../session/place';
import styles from './AuthFrame.module.css';

/**
 * Redirects a signed-in user away from the visitor pages, back to `?redirect=` if that is safe and nobody else's page. It is the
 * only redirect after a sign-in, so the login page only stores the user. The password reset, to which announcements link, offers a
 * signed-in user a choice instead.
 * @returns whether it redirects.
 */
function useSignedInRedirect(): boolean {
  const { initialState } = useModel('@@initialState');
  const { pathname, state } = useLocation();
  // When a session ends, its token is removed before the user is cleared.
  const userId = session.token() === undefined ? undefined : initialState?.currentUser?.userId;
  const { owner } = toLoginState(state);
  const redirect = useSafeRedirect();
  const target = userId !== undefined && (owner || toMark(userId)) === toMark(userId) ? redirect : '/home';

  const isRedirecting = userId !== undefined && !isSamePath(pathname, '/reset-password');

  useEffect(() => {
    if (isRedirecting) history.replace(target);
  }, [isRedirecting, target]);

  return isRedirecting;
}

/** The frame of sign-in, registration and password reset: one centred card beside an illustration. */
export default function AuthFrame() {
  const isRedirecting = useSignedInRedirect();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Brand />
        <div>
          <PreferenceSwitches />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.drawing}>
          <MarketDrawing />
        </div>
        <main className={`${panelStyles.surface} ${styles.card}`}>{!isRedirecting && <PageArea />}</main>
      </div>
    </div>
  );
}
