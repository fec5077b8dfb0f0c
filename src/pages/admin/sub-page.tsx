import '@/locales/areas/admin';
import { useIntl } from '@umijs/max';
import { Alert, Card, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { AccessRequests } from './components/AccessRequests';

/** `/admin/sub-page`: "can only be viewed by Admin" (spec section 6). Who has asked to be let in to a page. */
export default function AdminSubPage() {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage title={formatMessage({ id: 'title.console.adminSubPage' })}>
      <Flex vertical gap={16}>
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'admin.onlyAdmin' })}
          description={formatMessage({ id: 'admin.description' }, { path: '/admin/sub-page' })}
        />
        <Card
          title={<h2 style={{ font: 'inherit', margin: 0 }}>{formatMessage({ id: 'admin.requests' })}</h2>}
        >
          <AccessRequests />
        </Card>
      </Flex>
    </ConsolePage>
  );
}
