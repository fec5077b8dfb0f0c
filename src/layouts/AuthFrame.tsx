import { history, matchRoutes, useAppData, useModel, useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { Brand } from '@/components/Brand';
import { MarketDrawing } from '@/components/MarketDrawing';
import { safeRedirect } from '@/layouts/redirect';
import { session } from '@/request/session';
import styles from './AuthFrame.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { PageArea } from './PageArea';
import { ThemeSwitch } from './ThemeSwitch';

type Routes = ReturnType<typeof useAppData>['clientRoutes'];

/** Whether a page answers to the path; the catch-all, which shows the 404 page, is none. */
function isKnownPath(routes: Routes, pathname: string): boolean {
  const page = matchRoutes(routes, pathname)?.at(-1)?.route;
  return !!page && !page.path?.endsWith('*');
}

/**
 * Who is signed in has nothing to do on a visitor's page and is sent on, to where they came from if that is safe. This is
 * the only place that leaves after a sign-in, so the login page only sets the user and cannot race with it.
 * @returns whether that is so.
 */
function useLeaveWhenSignedIn(): boolean {
  const { initialState } = useModel('@@initialState');
  const { clientRoutes } = useAppData();
  const [query] = useSearchParams();
  // A session that ends loses its token before the user is cleared.
  const signedIn = !!initialState?.currentUser && session.token() !== undefined;
  const target = safeRedirect(query.get('redirect'), {
    isKnownPath: (pathname) => isKnownPath(clientRoutes, pathname),
  });

  useEffect(() => {
    if (signedIn) history.replace(target);
  }, [signedIn, target]);

  return signedIn;
}

/** Sign-in, registration and password reset, for visitors: one centred card beside a quiet illustration. */
export default function AuthFrame() {
  const leaving = useLeaveWhenSignedIn();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Brand />
        <div>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.drawing}>
          <MarketDrawing />
        </div>
        <main className={styles.card}>{!leaving && <PageArea />}</main>
      </div>
    </div>
  );
}
