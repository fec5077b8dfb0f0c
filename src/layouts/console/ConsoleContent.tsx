import { getLocale, useAccess, useIntl, useLocation, useModel } from '@umijs/max';
import { theme, Watermark } from 'antd';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { rememberCommand } from '@/browser/recentCommands';
import { ShownNameContext } from '@/components/PageTitleContext';
import { Trail } from '@/components/Trail';
import { currentTime } from '@/domain/currentTime';
import { dateText } from '@/domain/intlFormats';
import { PageArea } from '../root/PageArea';
import styles from './Console.module.css';
import { ConsoleTabBar } from './ConsoleTabBar';
import { consolePlaceAt, consoleRouteAt } from './consoleMenu';
import type { ConsoleSettings } from './consoleSettings';

interface ConsoleContentProps {
  settings: ConsoleSettings;
  /** Replaces the header in the side layout. */
  topBar: ReactNode;
}

/** Tabs, breadcrumb, page and watermark. */
export function ConsoleContent({ settings, topBar }: ConsoleContentProps) {
  useRememberedPage();
  return (
    <>
      {topBar && (
        <div className={settings.fixedHeader ? `${styles.topBar} ${styles.sticky}` : styles.topBar}>
          {topBar}
        </div>
      )}
      {settings.tabs && <ConsoleTabBar />}
      <div className={settings.contentWidth === 'Fixed' ? styles.narrow : undefined}>
        <ConsoleTrail />
        <div id="main" tabIndex={-1} className={styles.content}>
          <PageTransition enabled={settings.pageTransition}>
            <PageArea />
          </PageTransition>
          {settings.watermark && <ConsoleWatermark />}
        </div>
      </div>
    </>
  );
}

/** Stores each visited page among the user's recent ones. */
function useRememberedPage() {
  const { pathname } = useLocation();
  const access = useAccess();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const path = consoleRouteAt(pathname)?.path;
  const isGranted = path !== undefined && access[path] === true;
  useEffect(() => {
    if (isGranted) rememberCommand(userId, `page ${path}`);
  }, [userId, path, isGranted]);
}

const HOME = '/welcome';

/** The breadcrumb: console, menu group, page, and the name that the page sets. */
function ConsoleTrail() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const access = useAccess();
  const name = useContext(ShownNameContext);
  const current = consolePlaceAt(pathname, access);
  if (!current) return null;

  const { page, group } = current;
  const title = formatMessage({ id: page.titleId });
  const hasName = name !== undefined && name !== title;
  const steps = [
    {
      key: 'console',
      text: formatMessage({ id: 'frame.console' }),
      to: access[HOME] && page.path !== HOME ? HOME : undefined,
    },
    ...(group
      ? [
          {
            key: group.path,
            text: formatMessage({ id: group.titleId }),
            to: group.hasPage ? group.path : undefined,
          },
        ]
      : []),
    { key: page.path, text: title, to: hasName ? page.path : undefined },
    ...(hasName ? [{ key: 'name', text: name }] : []),
  ];
  return (
    <div className={styles.trail}>
      <Trail label={formatMessage({ id: 'console.trail' })} steps={steps} />
    </div>
  );
}

const DURATION_MS = 160;

/** Fades each page in without remounting it, unless the user prefers reduced motion. */
function PageTransition({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!enabled || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], {
      duration: DURATION_MS,
      easing: 'ease-out',
    });
  }, [pathname, enabled]);

  return <div ref={element}>{children}</div>;
}

/** User name and date over the content. A sibling of the page, so that switching it does not remount the page. */
function ConsoleWatermark() {
  const user = useModel('@@initialState').initialState?.currentUser;
  const { token } = theme.useToken();
  const day = dateText(getLocale(), currentTime(), { short: true });
  return (
    <Watermark
      content={[user?.nickname || user?.userName || '', day]}
      font={{ color: token.colorFillSecondary, fontSize: 14 }}
      gap={[120, 120]}
      className={styles.watermark}
      style={{ position: 'absolute' }}
    >
      <div className={styles.watermark} />
    </Watermark>
  );
}
