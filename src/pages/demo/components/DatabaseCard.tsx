import { useIntl } from '@umijs/max';
import { Button, Popconfirm } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { isRequestError } from '@/domain/requestError';
import { DemoCard } from './DemoCard';

interface DatabaseCardProps {
  onReset: () => Promise<void>;
  resetting: boolean;
}

/** Back to the seeded data, after asking: accounts, messages and sessions made since are gone. */
export function DatabaseCard({ onReset, resetting }: DatabaseCardProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();

  async function handleConfirm() {
    try {
      await onReset();
      message.success(formatMessage({ id: 'demo.database.done' }));
    } catch (error) {
      if (!isRequestError(error)) throw error;
    }
  }

  return (
    <DemoCard
      title={formatMessage({ id: 'demo.database.title' })}
      lead={formatMessage({ id: 'demo.database.lead' })}
    >
      <Popconfirm
        title={formatMessage({ id: 'demo.database.confirm' })}
        description={formatMessage({ id: 'demo.database.confirmDetail' })}
        okText={formatMessage({ id: 'demo.database.reset' })}
        onConfirm={() => void handleConfirm()}
      >
        <Button loading={resetting}>{formatMessage({ id: 'demo.database.reset' })}</Button>
      </Popconfirm>
    </DemoCard>
  );
}
