import { useIntl } from '@umijs/max';
import { Empty } from 'antd';
import type { OutboxMessage } from '@/domain/demo';
import { CopyableCode } from './CopyableCode';
import { DemoCard } from './DemoCard';
import { FieldList } from './FieldList';
import { TimeText } from './TimeText';

/** The SMS messages of the mocks, newest first. */
export function MessageCard({ messages }: { messages: readonly OutboxMessage[] }) {
  const { formatMessage } = useIntl();
  const label = (field: TextSuffix<'demo.outbox'>) => formatMessage({ id: `demo.outbox.${field}` });
  const title = formatMessage({ id: 'demo.outbox.messages' });
  return (
    <DemoCard title={title}>
      {messages.length === 0 && <Empty />}
      <FieldList
        label={title}
        items={messages.map(({ messageId, userPhone, scene, code, sentAt, expiresAt }) => ({
          key: messageId,
          fields: [
            { label: label('code'), value: <CopyableCode code={code} /> },
            { label: label('phone'), value: <bdi dir="ltr">{userPhone}</bdi> },
            { label: label('scene'), value: formatMessage({ id: `demo.scene.${scene}` }) },
            { label: label('sentAt'), value: <TimeText at={sentAt} /> },
            { label: label('expiresAt'), value: <TimeText at={expiresAt} /> },
          ],
        }))}
      />
    </DemoCard>
  );
}
