import { RouteContext } from '@ant-design/pro-components';
import { getLocale, useAccess, useLocation, useModel } from '@umijs/max';
import { Flex, theme, Watermark } from 'antd';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { rememberCommand } from '@/browser/recentCommands';
import { currentTime } from '@/domain/currentTime';
import { dateText } from '@/domain/intlFormats';
import { PageArea } from '../root/PageArea';
import styles from './Console.module.css';
import { ConsoleTabBar } from './ConsoleTabBar';
import { consoleRouteAt } from './consoleMenu';
import type { ConsoleSettings } from './consoleSettings';

interface ConsoleContentProps {
  settings: ConsoleSettings;
  /** The name of the page, which a `PageContainer` without a title shows. */
  title?: string;
  /** Replaces the header in the side layout. */
  topBar: ReactNode;
}

const FIXED = { maxInlineSize: 1248, marginInline: 'auto' };

/** Tabs, page and watermark. */
export function ConsoleContent({ settings, title, topBar }: ConsoleContentProps) {
  useRememberedPage();
  const route = useContext(RouteContext);
  return (
    // ProLayout's own title is that of the window, with the name of the portal.
    <RouteContext value={{ ...route, title }}>
      {topBar && (
        <Flex
          className={settings.fixedHeader ? `${styles.topBar} ${styles.sticky}` : styles.topBar}
          align="center"
          justify="flex-end"
        >
          {topBar}
        </Flex>
      )}
      {settings.tabs && <ConsoleTabBar />}
      <div style={settings.contentWidth === 'Fixed' ? FIXED : undefined}>
        <div id="main" tabIndex={-1} className={styles.content}>
          <PageTransition enabled={settings.pageTransition}>
            <PageArea />
          </PageTransition>
          {settings.watermark && <ConsoleWatermark />}
        </div>
      </div>
    </RouteContext>
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
