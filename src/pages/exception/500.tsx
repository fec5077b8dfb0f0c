import '@/locales/areas/result';
import { useIntl } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { useAction } from '@/components/query/useAction';
import { StatusPage } from '@/components/StatusPage';
import { checkHealth } from '@/services/consoleAccess';

/** The console's sample of the 500 page: tries again and says whether the service answers. */
export default function ServerErrorSamplePage() {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState<string>();
  const checking = useAction(checkHealth, { onDone: (health) => setAt(health.at) });

  return (
    <ConsolePage>
      <StatusPage
        drawing="failed"
        compact
        title={formatMessage({ id: 'state.serverError.title' })}
        description={formatMessage({ id: 'result.exception.500' })}
        action={
          <Flex gap={8} wrap justify="center">
            <Button type="primary" loading={checking.isPending} onClick={() => void checking.run()}>
              {formatMessage({ id: 'state.retry' })}
            </Button>
            <LinkButton to="/welcome">{formatMessage({ id: 'state.toWelcome' })}</LinkButton>
          </Flex>
        }
      />
      <div role="status" style={{ maxInlineSize: 480, marginInline: 'auto' }}>
        {checking.error && (
          <Alert type="error" showIcon title={formatMessage({ id: 'result.exception.500.still' })} />
        )}
        {checking.outcome === 'done' && at && (
          <Alert
            type="success"
            showIcon
            title={formatMessage({ id: 'result.exception.500.again' })}
            description={<DateText at={at} withTime />}
          />
        )}
      </div>
    </ConsolePage>
  );
}
