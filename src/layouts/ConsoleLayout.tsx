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
import { Link, useAccess, useIntl, useLocation, useModel } from '@umijs/max';
import { theme } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { Logo } from '@/components/Logo';
import type { ConsoleMenuIcon } from '../../config/routes';
import { AccountMenu } from './AccountMenu';
import { consoleMenu } from './consoleMenu';
import { useDocumentTitle } from './DocumentTitle';
import { LanguageSwitch } from './LanguageSwitch';
import { PageArea } from './PageArea';
import { ThemeSwitch } from './ThemeSwitch';

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

/** The console's frame: ProLayout, as the parent of the console pages only, so that no visitor loads it. */
export default function ConsoleLayout() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { initialState } = useModel('@@initialState');
  const access = useAccess();
  const { token } = theme.useToken();
  const pageTitle = useDocumentTitle();

  const menu = useMemo(
    () =>
      consoleMenu(
        access,
        (id) => formatMessage({ id }),
        (icon) => icons[icon],
      ),
    [access, formatMessage],
  );

  return (
    <ProLayout
      {...initialState?.settings}
      title={formatMessage({ id: 'frame.console' })}
      logo={<Logo size={28} />}
      location={{ pathname }}
      route={{ path: '/', routes: menu }}
      menu={{ locale: false }}
      menuItemRender={renderLink}
      subMenuItemRender={(_, dom) => dom}
      // ProLayout's own title is a second h1 beside the page's.
      headerTitleRender={(logo) => (
        <Link to="/home" style={{ fontSize: 18, fontWeight: 600, color: token.colorText }}>
          {logo}
          <span style={{ marginInlineStart: 12 }}>{formatMessage({ id: 'frame.console' })}</span>
        </Link>
      )}
      actionsRender={() => [
        <LanguageSwitch key="language" />,
        <ThemeSwitch key="theme" />,
        <AccountMenu key="account" inConsole />,
      ]}
      // ProLayout writes the window's title itself.
      pageTitleRender={() => pageTitle}
    >
      <PageArea />
    </ProLayout>
  );
}
