import { useT } from '@@/texts/console';
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { type MenuDataItem, ProLayout } from '@ant-design/pro-components';
import { Link, useAccess, useLocation } from '@umijs/max';
import { Button, ConfigProvider, theme } from 'antd';
import { lazy, memo, type ReactNode, Suspense, useContext, useMemo } from 'react';
import layout from '@/components/layout.module.css';
import { ShownNameContext } from '@/components/PageTitleContext';
import { NARROW, PHONE, useMedia } from '@/components/useMedia';
import frame from '../portal/PortalFrame.module.css';
import { useDocumentTitle } from '../root/DocumentTitle';
import { useThemeChoice } from '../root/ThemeProvider';
import { useLazyPanel } from '../root/useLazyPanel';
import { useChord } from '../search/useSearchShortcut';
import { useRefreshMenus } from '../session/useRefreshMenus';
import styles from './Console.module.css';
import { ConsoleContent } from './ConsoleContent';
import { ConsoleActions, ConsoleBrand, PhoneHeader } from './ConsoleHeader';
import { consoleMenu, consoleRouteAt } from './consoleMenu';
import { layoutToken } from './layoutToken';
import { menuIcons } from './menuIcons';
import { RuleBatchProvider } from './RuleBatchProvider';
import { themeHash } from './themeHash';
import { useConsoleSettings } from './useConsoleSettings';
import { renderTrailStep, useConsoleTrail } from './useConsoleTrail';

const SettingDrawer = lazy(() => import('./SettingDrawer'));
const CommandPalette = lazy(() => import('./CommandPalette'));
const RecentActions = lazy(() => import('./RecentActions'));

/** The frame of the console pages. Only they load ProLayout. */
export default function ConsoleLayout() {
  const { pathname } = useLocation();
  const name = useContext(ShownNameContext);
  useRefreshMenus();
  return <Frame pathname={pathname} name={name} />;
}

/** Not rendered again when only the query changes, as with each sort and filter of a table: the menu takes long. */
const Frame = memo(({ pathname, name }: { pathname: string; name?: string }) => {
  const t = useT();
  const access = useAccess();
  const windowTitle = useDocumentTitle(name);
  const trail = useConsoleTrail(pathname, name);
  const { mode } = useThemeChoice();
  const state = useConsoleSettings();
  const { settings, change } = state;
  const phone = useMedia(PHONE);
  const narrow = useMedia(NARROW);
  const collapsed = settings.menuCollapsed ?? narrow;

  const palette = useLazyPanel();
  const drawer = useLazyPanel();
  const recent = useLazyPanel();
  useChord('k', palette.show);
  useChord(',', drawer.show);

  const menu = useMemo(
    () =>
      consoleMenu(
        access,
        (id) => t(id),
        (icon) => menuIcons[icon],
      ),
    [access, t],
  );

  // ProLayout would also select the parent paths.
  const selected = consoleRouteAt(pathname)?.access ?? '';
  const renderLink = ({ path }: MenuDataItem, dom: ReactNode) =>
    path ? (
      <Link to={path} aria-current={path === selected ? 'page' : undefined}>
        {dom}
      </Link>
    ) : (
      dom
    );

  const consoleName = t('frame.console');
  const actions = (
    <ConsoleActions
      onSearch={palette.show}
      onRecentActions={access['/list/table-list'] ? recent.show : undefined}
      onSettings={drawer.show}
    />
  );
  const side = settings.layout === 'side' && !phone;
  const compact = settings.compact && !phone;
  const trailProps = { className: styles.trail, 'aria-label': t('console.trail') };
  const { token } = theme.useToken();
  // ProLayout generates its styles again for each new object.
  const layoutTokens = useMemo(
    () => ({ hashId: themeHash([token, compact, phone]), ...layoutToken(phone) }),
    [token, compact, phone],
  );
  const algorithm = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;

  return (
    // The theme is always set: adding or removing it would remount everything below.
    <ConfigProvider
      // As in Ant Design Pro; the console's own forms mark what is optional.
      form={{ requiredMark: true }}
      theme={{
        algorithm: compact ? [algorithm, theme.compactAlgorithm] : algorithm,
        cssVar: { key: compact ? `portal-${mode}-compact` : `portal-${mode}` },
      }}
    >
      <a className={frame.skip} href="#main">
        {t('frame.skipToContent')}
      </a>
      <ProLayout
        className={styles.frame}
        layout={settings.layout}
        fixedHeader={settings.fixedHeader}
        fixSiderbar={settings.fixSiderbar}
        title={consoleName}
        location={{ pathname }}
        route={{ path: '/', routes: menu }}
        menu={{ locale: false }}
        token={layoutTokens}
        // PageArea has one.
        ErrorBoundary={false}
        contentStyle={{ padding: 0 }}
        breakpoint={false}
        collapsed={collapsed}
        collapsedButtonRender={false}
        menuProps={{ selectedKeys: [selected], 'aria-label': consoleName }}
        menuItemRender={renderLink}
        subMenuItemRender={(_, dom) => dom}
        menuRender={(_, dom) => (phone ? null : dom)}
        menuContentRender={(_, dom) => <nav aria-label={consoleName}>{dom}</nav>}
        menuFooterRender={() => (
          <MenuToggle collapsed={collapsed} onToggle={(menuCollapsed) => change({ menuCollapsed })} />
        )}
        menuHeaderRender={side ? () => <ConsoleBrand short={collapsed} /> : undefined}
        headerTitleRender={() => <ConsoleBrand />}
        headerContentRender={(_, dom) =>
          dom && (
            <nav className={layout.fill} aria-label={consoleName}>
              {dom}
            </nav>
          )
        }
        headerRender={(_, dom) => (phone ? <PhoneHeader menu={menu} actions={actions} /> : dom)}
        actionsRender={side ? false : () => [actions]}
        breadcrumbRender={() => trail}
        breadcrumbProps={trailProps}
        itemRender={renderTrailStep}
        pageTitleRender={() => windowTitle}
      >
        <RuleBatchProvider onOlder={recent.show}>
          <ConsoleContent settings={settings} title={trail.at(-1)?.title} topBar={side && actions} />
          <Suspense>
            {recent.isLoaded && <RecentActions open={recent.isOpen} onClose={recent.hide} />}
          </Suspense>
        </RuleBatchProvider>
      </ProLayout>
      <Suspense>
        {palette.isLoaded && (
          <CommandPalette
            open={palette.isOpen}
            panels={{ openSettings: drawer.show, openRecentActions: recent.show }}
            onClose={palette.hide}
          />
        )}
        {drawer.isLoaded && (
          <SettingDrawer {...state} phone={phone} open={drawer.isOpen} onClose={drawer.hide} />
        )}
      </Suspense>
    </ConfigProvider>
  );
});

/** Collapses and expands the menu. ProLayout's own control is not a button. */
function MenuToggle({ collapsed, onToggle }: { collapsed: boolean; onToggle: (collapsed: boolean) => void }) {
  const t = useT();
  const label = t(collapsed ? 'console.menu.unfold' : 'console.menu.fold');
  return (
    <Button
      type="text"
      block
      icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      aria-label={label}
      aria-expanded={!collapsed}
      onClick={() => onToggle(!collapsed)}
    >
      {collapsed ? null : label}
    </Button>
  );
}
