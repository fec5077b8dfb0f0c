import { useT } from '@@/texts/entry';
import { resolvePath, useAppData, useModel } from '@umijs/max';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ProgressBar, SlowNotice } from '@/components/PageLoading';
import { session } from '@/request/session';
import { useExplainAccess } from '../session/useAccessCheck';
import styles from './NavigationProgress.module.css';
import { loadRouteCode } from './routeCode';

/** A navigation that waits for the code of its page. */
interface Waiting {
  href: string;
}

/**
 * Keeps the page and its URL until the code of the next page is there. Meanwhile a bar moves, and after ten seconds words and
 * ways on are shown. Back, Forward and redirects do not wait.
 */
export function NavigationProgress() {
  const t = useT();
  const appData = useAppData();
  const { history, basename = '/' } = appData;
  const { currentUser } = useModel('@@initialState').initialState ?? {};
  const explainAccess = useExplainAccess();
  const [waiting, setWaiting] = useState<Waiting>();
  const latest = useRef<Waiting>(undefined);

  const wait = useCallback((navigation: Waiting | undefined) => {
    latest.current = navigation;
    setWaiting(navigation);
  }, []);

  const loadCode = useEffectEvent((pathname: string) => {
    // The page ends with its session.
    if (currentUser && session.token() === undefined) return undefined;
    // The code of a page without access is not loaded (spec section 6).
    const path = pathname.slice(basename.replace(/\/$/, '').length);
    return explainAccess(path).outcome === 'open' ? loadRouteCode(appData, pathname) : undefined;
  });

  useLayoutEffect(() => {
    const { push } = history;
    history.push = (to: Parameters<typeof resolvePath>[0], state?: unknown) => {
      const code = loadCode(resolvePath(to, history.location.pathname).pathname);
      const navigation = { href: history.createHref(to) };
      wait(code && navigation);
      if (!code) push(to, state);
      else void code.then(() => latest.current === navigation && push(to, state));
    };
    // Any navigation ends the waiting, but for changes of the shown page's own query.
    let { pathname } = history.location;
    const unlisten = history.listen(({ location }: { location: { pathname: string } }) => {
      if (location.pathname !== pathname) wait(undefined);
      pathname = location.pathname;
    });
    return () => {
      unlisten();
      history.push = push;
    };
  }, [history, wait]);

  if (!waiting) return null;
  const title = t('state.slow.next');
  return (
    <section key={waiting.href} aria-label={title} className={styles.navigation}>
      <ProgressBar />
      <SlowNotice
        className={styles.notice}
        title={title}
        description={t('state.slow.stayOrRetry')}
        ways={[
          { text: t('state.slow.stay'), onClick: () => wait(undefined) },
          { text: t('state.retry'), onClick: () => window.location.assign(waiting.href) },
        ]}
      />
    </section>
  );
}
