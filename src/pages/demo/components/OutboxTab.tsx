import { ReloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { fetchOutbox } from '@/services/demo';
import { CaptchaCard } from './CaptchaCard';
import { MessageCard } from './MessageCard';

const REFRESH_EVERY_MS = 3_000;

/** What a phone would have received, and what the captchas say. Refreshes itself while it can be seen. */
export function OutboxTab() {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useRequest(fetchOutbox, {
    pollingInterval: REFRESH_EVERY_MS,
    pollingWhenHidden: false,
    // Silent, so it is this page that says it; and ahooks would log it.
    onError: () => {},
  });
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap align="center" justify="space-between">
        <span>{formatMessage({ id: 'demo.outbox.lead' })}</span>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={refresh}>
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
