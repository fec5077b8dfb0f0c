import { UserOutlined } from '@ant-design/icons';
import { Link, useAccess, useIntl, useModel } from '@umijs/max';
import { Avatar, Button, Dropdown } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { session } from '@/request/session';

/** Visitor: sign in or register. User: who they are, where they may go, and the way out. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const { initialState } = useModel('@@initialState');
  const access = useAccess();
  const user = initialState?.currentUser;

  if (!user) {
    return (
      <>
        <LinkButton to="/login" type="text">{formatMessage({ id: 'frame.signIn' })}</LinkButton>
        <LinkButton to="/register" type="primary">{formatMessage({ id: 'frame.register' })}</LinkButton>
      </>
    );
  }

  const places = [
    { path: '/usercenter', titleId: 'title.usercenter' },
    { path: '/usercenter/order', titleId: 'title.usercenter.order' },
    { path: '/usercenter/security', titleId: 'title.usercenter.security' },
    { path: '/welcome', titleId: 'frame.console' },
  ].filter(({ path }) => access[path]);

  const name = user.nickname || user.userName;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...places.map(({ path, titleId }) => ({
            key: path,
            label: <Link to={path}>{formatMessage({ id: titleId })}</Link>,
          })),
          { type: 'divider' as const },
          { key: 'signOut', label: formatMessage({ id: 'frame.signOut' }), onClick: () => session.end() },
        ],
      }}
    >
      <Button type="text" aria-label={formatMessage({ id: 'frame.accountOf' }, { name })}>
        <Avatar size="small" src={user.avatar || undefined} icon={<UserOutlined />} alt="" />
        {name}
      </Button>
    </Dropdown>
  );
}
