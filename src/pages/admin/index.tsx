import '@/locales/areas/admin';
import { useIntl } from '@umijs/max';
import { Alert, Card, Flex, Radio, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { fetchAccessOverview } from '@/services/consoleAccess';
import { AccessMatrix } from './components/AccessMatrix';

/** `/admin`: only for those whose menus hold it (spec section 6). Who may open which page of the console. */
export default function AdminPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const onlyDifferent = query.get('show') === 'different';
  const { data, error, isLoading, refresh } = useQuery(fetchAccessOverview);

  function content() {
    if (error && !isLoading)
      return <FailedState title={formatMessage({ id: 'admin.failed' })} onRetry={refresh} />;
    if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
    return <AccessMatrix overview={data} onlyDifferent={onlyDifferent} />;
  }

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.admin' })}
      extra={
        <LinkButton to="/admin/sub-page" type="primary">
          {formatMessage({ id: 'admin.toSubPage' })}
        </LinkButton>
      }
    >
      <Flex vertical gap={16}>
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'admin.onlyAdmin' })}
          description={formatMessage({ id: 'admin.description' }, { path: '/admin' })}
        />
        <Card>
          <Flex vertical gap={16}>
            <Radio.Group
              optionType="button"
              aria-label={formatMessage({ id: 'admin.show' })}
              value={onlyDifferent ? 'different' : ''}
              onChange={({ target }) => change({ show: target.value })}
              options={[
                { value: '', label: formatMessage({ id: 'admin.show.all' }) },
                { value: 'different', label: formatMessage({ id: 'admin.show.different' }) },
              ]}
            />
            {content()}
          </Flex>
        </Card>
      </Flex>
    </ConsolePage>
  );
}
