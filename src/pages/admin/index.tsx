import { useIntl } from '@umijs/max';
import { Alert, Card, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';

/** `/admin`: only for those whose menus hold it (spec section 6). */
export default function AdminPage() {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage title={formatMessage({ id: 'title.console.admin' })}>
      <Card>
        <Flex vertical gap={24} align="flex-start">
          <Alert
            type="info"
            showIcon
            title={formatMessage({ id: 'admin.onlyAdmin' })}
            description={formatMessage({ id: 'admin.description' }, { path: '/admin' })}
            style={{ alignSelf: 'stretch' }}
          />
          <LinkButton to="/admin/sub-page" type="primary">
            {formatMessage({ id: 'admin.toSubPage' })}
          </LinkButton>
        </Flex>
      </Card>
    </ConsolePage>
  );
}
