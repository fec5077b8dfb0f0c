import { useT } from '@@/texts/demo';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton } from 'antd';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { useQuery } from '@/components/query/useQuery';
import { fetchOutbox, listSentMessages } from '@/services/demo';
import { RecordCard } from './DemoCard';
import { CopyableCode, TimeText } from './FieldList';

const POLLING = { silent: true, pollMs: 3_000 };

/** The SMS codes and captchas of the mocks and what their message center sent, newest first. Polls while it is visible. */
export function OutboxTab() {
  const t = useT();
  const { data, error, refresh } = useQuery(fetchOutbox, POLLING);
  const sent = useQuery(listSentMessages, POLLING).data;
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} wrap align="center" justify="space-between">
        <span>{t('demo.outbox.lead')}</span>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={() => void refresh()}>
          {t('demo.refresh')}
        </Button>
      </Flex>
      {error && <Alert type="warning" title={t('demo.outbox.failed')} />}
      {data && (
        <>
          <RecordCard
            title={t('demo.outbox.messages')}
            items={data.messages.map(({ messageId, userPhone, scene, code, sentAt, expiresAt }) => ({
              key: messageId,
              fields: {
                [t('demo.outbox.code')]: <CopyableCode code={code} />,
                [t('demo.outbox.phone')]: <Code>{userPhone}</Code>,
                [t('demo.outbox.scene')]: t(`demo.scene.${scene}`),
                [t('demo.outbox.sentAt')]: <TimeText at={sentAt} />,
                [t('demo.outbox.expiresAt')]: <TimeText at={expiresAt} />,
              },
            }))}
          />
          <RecordCard
            title={t('demo.outbox.captchas')}
            items={data.captchas.map(({ captchaId, answer }) => ({
              key: captchaId,
              fields: {
                [t('demo.outbox.answer')]: <CopyableCode code={answer} />,
                [t('demo.outbox.captchaId')]: <Code>{captchaId}</Code>,
              },
            }))}
          />
        </>
      )}
      {sent && (
        <RecordCard
          title={t('demo.outbox.sentMessages')}
          items={sent.messages.map(({ messageId, channel, recipient, title, body, sentAt }) => ({
            key: `${messageId} ${channel}`,
            fields: {
              [t('demo.outbox.channel')]: t(`demo.outbox.channel.${channel}`),
              [t('demo.outbox.recipient')]: <Code>{recipient}</Code>,
              [t('demo.outbox.title')]: title,
              [t('demo.outbox.body')]: body,
              [t('demo.outbox.sentAt')]: <TimeText at={sentAt} />,
            },
          }))}
        />
      )}
      {!(data && sent) && !error && <Skeleton active />}
    </Flex>
  );
}
