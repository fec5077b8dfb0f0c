import { BellOutlined, CloseCircleOutlined, KeyOutlined } from '@ant-design/icons';
import { Link, useAccess, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import { listAccessRequests } from '@/services/consoleAccess';
import { fetchLatestSubmission } from '@/services/consoleForm';

interface AttentionProps {
  unreadCount: number;
}

/** What waits for the person, of what their menus open. Says nothing while nothing does. */
export function Attention({ unreadCount }: AttentionProps) {
  const { formatMessage } = useIntl();
  const access = useAccess();
  const requests = useQuery((options) => listAccessRequests({ status: 'open', pageSize: 1 }, options), {
    ready: access['/admin/sub-page'] === true,
    silent: true,
  });
  const refused = useQuery((options) => fetchLatestSubmission('fail', options), {
    ready: access['/result/fail'] === true,
    silent: true,
  });
  const openCount = requests.data?.total ?? 0;
  const title = refused.data?.submission?.title;

  return (
    <Flex vertical role="status">
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
