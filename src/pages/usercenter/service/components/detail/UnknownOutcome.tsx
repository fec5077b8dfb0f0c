import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import type { ServiceActionState } from './useServiceAction';

/** Says that it is unknown whether a change was made, with the way to find out. */
export function UnknownOutcome({ action }: { action: ServiceActionState }) {
  const { formatMessage } = useIntl();
  if (!action.isUnknown) return null;
  return (
    <Alert
      type="warning"
      title={formatMessage({ id: 'instance.unknown' })}
      description={formatMessage({ id: 'instance.unknown.description' })}
      action={
        <Button loading={action.isPending} onClick={() => void action.check()}>
          {formatMessage({ id: 'instance.ask' })}
        </Button>
      }
    />
  );
}
