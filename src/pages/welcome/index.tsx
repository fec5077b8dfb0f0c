import { BellOutlined, CloseCircleOutlined, KeyOutlined } from '@ant-design/icons';
import { Link, useAccess, useIntl, useModel } from '@umijs/max';
import { Alert, Card, Col, Flex, Row, Typography } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { Greeting } from '@/components/Greeting';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { useAccountName } from '@/components/useAccountName';
import { listAccessRequests } from '@/services/consoleAccess';
import { fetchLatestSubmission } from '@/services/consoleForm';
import { grantedConsoleGroups } from '../../../config/routes';

/** `/welcome`: the start page of the console, with open items and the user's pages. */
export default function WelcomePage() {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const accountName = useAccountName();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;

  const groups = grantedConsoleGroups(access).filter(({ path }) => path !== '/welcome');

  return (
    <ConsolePage>
      <Flex vertical gap={24}>
        <Card>
          <Flex vertical gap={8}>
            <Greeting name={accountName(user)} />
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

/** Open items of the user. Empty when there are none; what could not be loaded is said, with a retry. */
function Attention({ unreadCount }: { unreadCount: number }) {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const requests = useQuery((options) => listAccessRequests({ status: 'open', pageSize: 1 }, options), {
    ready: access['/admin/sub-page'] === true,
    silent: true,
  });
  const latestFailed = useQuery((options) => fetchLatestSubmission('fail', options), {
    ready: access['/result/fail'] === true,
    silent: true,
  });
  const openCount = requests.data?.total ?? 0;
  const title = latestFailed.data?.submission?.title;
  const failed = [requests, latestFailed].filter(({ error, data }) => error && !data);

  function retryFailed() {
    for (const { refresh } of failed) refresh();
  }

  return (
    <Flex vertical role="status">
      {failed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'welcome.failed' })}
          action={
            <RetryButton
              size="small"
              loading={failed.some(({ isLoading }) => isLoading)}
              onRetry={retryFailed}
            />
          }
        />
      )}
      {openCount > 0 && (
        <Link to="/admin/sub-page?status=open" style={{ paddingBlock: 9 }}>
          <KeyOutlined aria-hidden />{' '}
          <span>{formatMessage({ id: 'welcome.requests' }, { count: openCount })}</span>
        </Link>
      )}
      {title && (
        <Link to="/result/fail" style={{ paddingBlock: 9 }}>
          <CloseCircleOutlined aria-hidden />{' '}
          <span>{formatMessage({ id: 'welcome.refused' }, { title })}</span>
        </Link>
      )}
      {unreadCount > 0 && (
        <Link to="/announcement?unread=1" style={{ paddingBlock: 9 }}>
          <BellOutlined aria-hidden />{' '}
          <span>{formatMessage({ id: 'welcome.unread' }, { count: unreadCount })}</span>
        </Link>
      )}
    </Flex>
  );
}
