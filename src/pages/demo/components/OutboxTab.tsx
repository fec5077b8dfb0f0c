import { ReloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Empty, Flex, Skeleton } from 'antd';
import { Alert } from '@/components/Alert';
import { useQuery } from '@/components/query/useQuery';
import type { Outbox } from '@/domain/demo';
import { fetchOutbox, listSentMessages } from '@/services/demo';
import { DemoCard } from './DemoCard';
import { CopyableCode, FieldList, TimeText } from './FieldList';

const POLL_MS = 3_000;

function MessageCard({ messages }: Pick<Outbox, 'messages'>) {
  const { formatMessage } = useIntl();
  const label = (field: TextSuffix<'demo.outbox'>) => formatMessage({ id: `demo.outbox.${field}` });
  return (
    <DemoCard title={label('messages')}>
      {messages.length === 0 && <Empty />}
      <FieldList
        label={label('messages')}
        items={messages.map(({ messageId, userPhone, scene, code, sentAt, expiresAt }) => ({
          key: messageId,
          fields: [
            { label: label('code'), value: <CopyableCode code={code} /> },
            {
              label: label('phone'),
              value: (
                <bdi dir="ltr" translate="no">
                  {userPhone}
                </bdi>
              ),
            },
            { label: label('scene'), value: formatMessage({ id: `demo.scene.${scene}` }) },
            { label: label('sentAt'), value: <TimeText at={sentAt} /> },
            { label: label('expiresAt'), value: <TimeText at={expiresAt} /> },
          ],
        }))}
      />
    </DemoCard>
  );
}

function CaptchaCard({ captchas }: Pick<Outbox, 'captchas'>) {
  const { formatMessage } = useIntl();
  const label = (field: TextSuffix<'demo.outbox'>) => formatMessage({ id: `demo.outbox.${field}` });
  return (
    <DemoCard title={label('captchas')}>
      {captchas.length === 0 && <Empty />}
      <FieldList
        label={label('captchas')}
        items={captchas.map(({ captchaId, answer }) => ({
          key: captchaId,
          fields: [
            { label: label('answer'), value: <CopyableCode code={answer} /> },
            {
              label: label('captchaId'),
              value: (
                <bdi dir="ltr" translate="no">
                  {captchaId}
                </bdi>
              ),
            },
          ],
        }))}
      />
    </DemoCard>
  );
}

function SentMessageCard() {
  const { formatMessage } = useIntl();
  const { data } = useQuery(listSentMessages, { silent: true, pollMs: POLL_MS });
  const label = (field: TextSuffix<'demo.outbox'>) => formatMessage({ id: `demo.outbox.${field}` });
  return (
    <DemoCard title={label('sentMessages')}>
      {!data && <Skeleton active />}
      {data?.messages.length === 0 && <Empty />}
      {data && (
        <FieldList
          label={label('sentMessages')}
          items={data.messages.map(({ messageId, channel, recipient, title, body, sentAt }) => ({
            key: `${messageId} ${channel}`,
            fields: [
              { label: label('channel'), value: label(`channel.${channel}`) },
              {
                label: label('recipient'),
                value: (
                  <bdi dir="ltr" translate="no">
                    {recipient}
                  </bdi>
                ),
              },
              { label: label('title'), value: title },
              { label: label('body'), value: body },
              { label: label('sentAt'), value: <TimeText at={sentAt} /> },
            ],
          }))}
        />
      )}
    </DemoCard>
  );
}

/** The SMS codes and captchas of the mocks and what their message center sent, newest first. Polls while it is visible. */
export function OutboxTab() {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useQuery(fetchOutbox, { silent: true, pollMs: POLL_MS });
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
          <SentMessageCard />
        </>
      )}
    </Flex>
  );
}
