import { useIntl } from '@umijs/max';
import { Button, Popconfirm } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { resetMockDatabase } from '@/services/demo';
import { DemoCard } from './DemoCard';

interface DatabaseCardProps {
  /** Reads again what the reset has changed. */
  onReset: () => Promise<void>;
}

/** Back to the seeded data, after asking: accounts, messages and sessions made since are gone. */
export function DatabaseCard({ onReset }: DatabaseCardProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const resetting = useAction(resetMockDatabase, {
    async onDone() {
      await onReset();
      message.success(formatMessage({ id: 'demo.database.done' }));
    },
  });

  return (
    <DemoCard
      title={formatMessage({ id: 'demo.database.title' })}
      lead={formatMessage({ id: 'demo.database.lead' })}
    >
      <Popconfirm
        title={formatMessage({ id: 'demo.database.confirm' })}
        description={formatMessage({ id: 'demo.database.confirmDetail' })}
        okText={formatMessage({ id: 'demo.database.reset' })}
        onConfirm={() => void resetting.run()}
      >
        <Button loading={resetting.isPending}>{formatMessage({ id: 'demo.database.reset' })}</Button>
      </Popconfirm>
    </DemoCard>
  );
}
