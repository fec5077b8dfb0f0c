import { ReloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { Alert } from '@/components/Alert';
import { useQuery } from '@/components/query/useQuery';
import { fetchOutbox, listSentMessages } from '@/services/demo';
import { RecordCard } from './DemoCard';
import { Code, CopyableCode, TimeText } from './FieldList';

const POLLING = { silent: true, pollMs: 3_000 };

/** The SMS codes and captchas of the mocks and what their message center sent, newest first. Polls while it is visible. */
export function OutboxTab() {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useQuery(fetchOutbox, POLLING);
  const sent = useQuery(listSentMessages, POLLING).data;
  const label = (field: TextSuffix<'demo.outbox'>) => formatMessage({ id: `demo.outbox.${field}` });
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap align="center" justify="space-between">
        <span>{label('lead')}</span>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={() => void refresh()}>
          {formatMessage({ id: 'demo.refresh' })}
        </Button>
      </Flex>
      {error && <Alert type="warning" showIcon title={label('failed')} />}
      {data && (
        <>
          <RecordCard
            title={label('messages')}
            items={data.messages.map(({ messageId, userPhone, scene, code, sentAt, expiresAt }) => ({
              key: messageId,
              fields: {
                [label('code')]: <CopyableCode code={code} />,
                [label('phone')]: <Code>{userPhone}</Code>,
                [label('scene')]: formatMessage({ id: `demo.scene.${scene}` }),
                [label('sentAt')]: <TimeText at={sentAt} />,
                [label('expiresAt')]: <TimeText at={expiresAt} />,
              },
            }))}
          />
          <RecordCard
            title={label('captchas')}
            items={data.captchas.map(({ captchaId, answer }) => ({
              key: captchaId,
              fields: {
                [label('answer')]: <CopyableCode code={answer} />,
                [label('captchaId')]: <Code>{captchaId}</Code>,
              },
            }))}
          />
        </>
      )}
      {sent && (
        <RecordCard
          title={label('sentMessages')}
          items={sent.messages.map(({ messageId, channel, recipient, title, body, sentAt }) => ({
            key: `${messageId} ${channel}`,
            fields: {
              [label('channel')]: label(`channel.${channel}`),
              [label('recipient')]: <Code>{recipient}</Code>,
              [label('title')]: title,
              [label('body')]: body,
              [label('sentAt')]: <TimeText at={sentAt} />,
            },
          }))}
        />
      )}
      {!(data && sent) && !error && <Skeleton active />}
    </Flex>
  );
}
