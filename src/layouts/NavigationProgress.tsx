import { useAppData, useIntl, useModel } from '@umijs/max';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ProgressBar, SlowNotice } from '@/components/PageLoading';
import { session } from '@/request/session';
import styles from './NavigationProgress.module.css';
import { loadRouteCode } from './routeCode';
import { useExplainAccess } from './useAccessCheck';

/** A target as the history takes it. Paths include the base path. */
type To = string | { pathname?: string; search?: string; hash?: string };

const toUrl = (to: To) =>
  new URL(
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    window.location.href,
  );

/**
 * Keeps the page and its URL until the code of the next page is there. Meanwhile a bar moves, and after ten seconds words and
 * ways on are shown. Back, Forward and redirects do not wait.
 */
export function NavigationProgress() {
  const { formatMessage } = useIntl();
  const appData = useAppData();
  const { history, basename = '/' } = appData;
  const { currentUser } = useModel('@@initialState').initialState ?? {};
  const explainAccess = useExplainAccess();
  const [target, setTarget] = useState<URL>();
  /** The target of the last navigation, while it waits. */
  const awaited = useRef<URL>(undefined);

  const wait = useCallback((url: URL | undefined) => {
    awaited.current = url;
    setTarget(url);
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
    history.push = (to: To, state?: unknown) => {
      const url = toUrl(to);
      const code = loadCode(url.pathname);
      wait(code && url);
      if (!code) push(to, state);
      else void code.then(() => awaited.current === url && push(to, state));
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

  if (!target) return null;
  const title = formatMessage({ id: 'state.slow.next' });
  return (
    <section key={target.href} aria-label={title} className={styles.navigation}>
      <ProgressBar />
      <SlowNotice
        className={styles.notice}
        title={title}
        description={formatMessage({ id: 'state.slow.stayOrRetry' })}
        ways={[
          { text: formatMessage({ id: 'state.slow.stay' }), onClick: () => wait(undefined) },
          { text: formatMessage({ id: 'state.retry' }), onClick: () => window.location.assign(target) },
        ]}
      />
    </section>
  );
}
