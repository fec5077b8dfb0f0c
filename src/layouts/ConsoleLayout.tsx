import layout from '@/components/layout.module.css';
import '@/locales/areas/console';
import {
  CheckCircleOutlined,
  CrownOutlined,
  DashboardOutlined,
  FormOutlined,
  HighlightOutlined,
  ProfileOutlined,
  SmileOutlined,
  TableOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type MenuDataItem, ProLayout } from '@ant-design/pro-components';
import { Link, useAccess, useIntl, useLocation } from '@umijs/max';
import { ConfigProvider, theme } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { ShownNameContext } from '@/components/PageTitleContext';
import type { ConsoleMenuIcon } from '../../config/routes';
import styles from './console/Console.module.css';
import { ConsoleActions } from './console/ConsoleActions';
import { ConsoleBrand } from './console/ConsoleBrand';
import { ConsoleContent } from './console/ConsoleContent';
import { consoleRouteAt } from './console/consolePlace';
import { MenuFold } from './console/MenuFold';
import { PhoneHeader } from './console/PhoneHeader';
import { themeHash } from './console/themeHash';
import { useConsoleSettings } from './console/useConsoleSettings';
import { consoleMenu } from './consoleMenu';
import { useDocumentTitle } from './DocumentTitle';
import frame from './PortalFrame.module.css';
import { useThemeChoice } from './ThemeProvider';
import { PHONE, useMedia } from './useMedia';
import { useChord } from './useSearchShortcut';

// Whoever does not open them does not load them.
const SettingDrawer = lazy(() => import('./console/SettingDrawer'));
const CommandPalette = lazy(() => import('./console/CommandPalette'));

const icons: Record<ConsoleMenuIcon, ReactNode> = {
  smile: <SmileOutlined aria-hidden />,
  dashboard: <DashboardOutlined aria-hidden />,
  form: <FormOutlined aria-hidden />,
  table: <TableOutlined aria-hidden />,
  profile: <ProfileOutlined aria-hidden />,
  checkCircle: <CheckCircleOutlined aria-hidden />,
  warning: <WarningOutlined aria-hidden />,
  user: <UserOutlined aria-hidden />,
  highlight: <HighlightOutlined aria-hidden />,
  crown: <CrownOutlined aria-hidden />,
};

const renderLink = (item: MenuDataItem, dom: ReactNode) =>
  item.path ? <Link to={item.path}>{dom}</Link> : dom;

/** Room for a narrow window: until somebody says otherwise, the menu is folded there. */
const NARROW = '(max-width: 991.98px)';

/** A panel is loaded when it is first opened, and stays so that it can close. */
type Panel = 'unloaded' | 'open' | 'closed';

/** The console's frame: ProLayout, as the parent of the console pages only, so that no visitor loads it. */
export default function ConsoleLayout() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const access = useAccess();
  const { mode } = useThemeChoice();
  const pageTitle = useDocumentTitle(useContext(ShownNameContext));
  const state = useConsoleSettings();
  const { settings, change } = state;
  const phone = useMedia(PHONE);
  const narrow = useMedia(NARROW);
  const folded = settings.menuCollapsed ?? narrow;

  const [palette, setPalette] = useState<Panel>('unloaded');
  const [drawer, setDrawer] = useState<Panel>('unloaded');
  const openPalette = useCallback(() => setPalette('open'), []);
  const openDrawer = useCallback(() => setDrawer('open'), []);
  useChord('k', openPalette);
  useChord(',', openDrawer);

  const menu = useMemo(
    () =>
      consoleMenu(
        access,
        (id) => formatMessage({ id }),
        (icon) => icons[icon],
      ),
    [access, formatMessage],
  );
  const consoleName = formatMessage({ id: 'frame.console' });
  const actions = <ConsoleActions onSearch={openPalette} onSettings={openDrawer} />;
  const side = settings.layout === 'side' && !phone;
  const compact = settings.compact && !phone;
  const { token } = theme.useToken();
  const colours = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;

  return (
    // A theme is given in either case: with one that comes and goes everything below would start anew.
    <ConfigProvider
      // What need not be filled in says so; all else is asked for.
      form={{ requiredMark: 'optional' }}
      theme={{
        algorithm: compact ? [colours, theme.compactAlgorithm] : colours,
        cssVar: { key: compact ? `portal-${mode}-compact` : `portal-${mode}` },
      }}
    >
      <a className={frame.skip} href="#main">
        {formatMessage({ id: 'frame.skipToContent' })}
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
        token={{
          hashId: themeHash([token, compact, phone]),
          pageContainer: {
            paddingInlinePageContainerContent: phone ? 16 : 24,
            paddingBlockPageContainerContent: phone ? 16 : 24,
          },
        }}
        contentStyle={{ padding: 0 }}
        breakpoint={false}
        collapsed={folded}
        collapsedButtonRender={false}
        // ProLayout would mark the pages above this one in the address as well.
        menuProps={{ selectedKeys: [consoleRouteAt(pathname)?.path ?? ''] }}
        menuItemRender={renderLink}
        subMenuItemRender={(_, dom) => dom}
        menuRender={(_, dom) => (phone ? null : dom)}
        menuContentRender={(_, dom) => <nav aria-label={consoleName}>{dom}</nav>}
        menuFooterRender={() => (
          <MenuFold folded={folded} onFold={(menuCollapsed) => change({ menuCollapsed })} />
        )}
        menuHeaderRender={side ? () => <ConsoleBrand short={folded} /> : undefined}
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
        breadcrumbRender={false}
        // ProLayout writes the window's title itself.
        pageTitleRender={() => pageTitle}
      >
        <ConsoleContent settings={settings} topBar={side && actions} />
      </ProLayout>
      <Suspense>
        {palette !== 'unloaded' && (
          <CommandPalette
            open={palette === 'open'}
            onClose={() => setPalette('closed')}
            onOpenSettings={openDrawer}
          />
        )}
        {drawer !== 'unloaded' && (
          <SettingDrawer
            {...state}
            phone={phone}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        )}
      </Suspense>
    </ConfigProvider>
  );
}
