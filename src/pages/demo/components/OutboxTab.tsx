import { ReloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import { fetchOutbox } from '@/services/demo';
import { CaptchaCard } from './CaptchaCard';
import { MessageCard } from './MessageCard';

const REFRESH_EVERY_MS = 3_000;

/** What a phone would have received, and what the captchas say. Refreshes itself while it can be seen. */
export function OutboxTab() {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useQuery(fetchOutbox, { silent: true, pollMs: REFRESH_EVERY_MS });
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap align="center" justify="space-between">
        <span>{formatMessage({ id: 'demo.outbox.lead' })}</span>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={() => void refresh()}>
          {formatMessage({ id: 'demo.refresh' })}
        </Button>
      </Flex>
      {error && <Alert type="warning" showIcon title={formatMessage({ id: 'demo.outbox.failed' })} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <MessageCard messages={data.messages} />
          <CaptchaCard captchas={data.captchas} />
        </>
      )}
    </Flex>
  );
}
