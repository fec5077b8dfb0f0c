import '@/locales/areas/result';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Button, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { checkHealth } from '@/services/consoleAccess';

/** The console's sample of the 500 page: tries again and says whether the service answers. */
export default function ServerErrorSamplePage() {
  const { formatMessage } = useIntl();
  const { data, error, loading, run } = useRequest(checkHealth, { manual: true, onError: () => {} });

  return (
    <ConsolePage>
      <StatusPage
        drawing="failed"
        compact
        title={formatMessage({ id: 'state.serverError.title' })}
        description={formatMessage({ id: 'result.exception.500' })}
        action={
          <Flex gap={8} wrap justify="center">
            <Button type="primary" loading={loading} onClick={run}>
              {formatMessage({ id: 'state.retry' })}
            </Button>
            <LinkButton to="/welcome">{formatMessage({ id: 'state.toWelcome' })}</LinkButton>
          </Flex>
        }
      />
      <div role="status" style={{ maxInlineSize: 480, marginInline: 'auto' }}>
        {!loading && error && (
          <Alert type="error" showIcon title={formatMessage({ id: 'result.exception.500.still' })} />
        )}
        {!loading && !error && data && (
          <Alert
            type="success"
            showIcon
            title={formatMessage({ id: 'result.exception.500.again' })}
            description={<DateText at={data.at} withTime />}
          />
        )}
      </div>
    </ConsolePage>
  );
}
