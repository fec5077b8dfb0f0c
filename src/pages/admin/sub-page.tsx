import { useIntl } from '@umijs/max';
import { Alert, Card } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';

/** `/admin/sub-page`: "can only be viewed by Admin" (spec section 6). */
export default function AdminSubPage() {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage title={formatMessage({ id: 'title.console.adminSubPage' })}>
      <Card>
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'admin.onlyAdmin' })}
          description={formatMessage({ id: 'admin.description' }, { path: '/admin/sub-page' })}
        />
      </Card>
    </ConsolePage>
  );
}
