import { Link, useAccess, useIntl, useModel } from '@umijs/max';
import { Card, Col, Flex, Row, Typography } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { Greeting } from '@/components/Greeting';
import { grantedConsoleGroups } from '../../../config/routes';
import { Attention } from './components/Attention';

/** `/welcome`: the console's first page greets the user and shows what their menus open. */
export default function WelcomePage() {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;

  const groups = grantedConsoleGroups(access).filter(({ path }) => path !== '/welcome');

  return (
    <ConsolePage>
      <Flex vertical gap={24}>
        <Card>
          <Flex vertical gap={8}>
            <Greeting name={user.nickname || user.userName} />
            <Attention unreadCount={user.unreadAnnouncementCount} />
            <Typography.Text type="secondary">
              {formatMessage({ id: 'welcome.console.description' })}
            </Typography.Text>
          </Flex>
        </Card>
        <Row gutter={[16, 16]}>
          {groups.map((group) => (
            <Col key={group.path} xs={24} sm={12} xl={8}>
              <Card
                size="small"
                title={<h2 style={{ font: 'inherit', margin: 0 }}>{formatMessage({ id: group.titleId })}</h2>}
                style={{ blockSize: '100%' }}
              >
                <Flex vertical>
                  {group.pages.map(({ path, titleId }) => (
                    <Link key={path} to={path} style={{ paddingBlock: 9 }}>
                      {formatMessage({ id: titleId })}
                    </Link>
                  ))}
                </Flex>
              </Card>
            </Col>
          ))}
        </Row>
      </Flex>
    </ConsolePage>
  );
}
