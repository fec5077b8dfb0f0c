import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useMessage } from '../MessageContext';
import { useAction } from '../query/useAction';

interface ReadAllButtonProps<T> {
  /** Marks all entries as read. */
  act: () => Promise<T>;
  /** What is said when it is done. */
  done: string;
  onDone: (result: T) => unknown;
  children: ReactNode;
}

/** Marks all entries of a list as read. */
export function ReadAllButton<T>({ act, done, onDone, children }: ReadAllButtonProps<T>) {
  const message = useMessage();
  const reading = useAction(act, {
    onDone(result) {
      message.success(done);
      return onDone(result);
    },
  });
  return (
    <Button
      icon={<CheckOutlined aria-hidden />}
      loading={reading.isPending}
      onClick={() => void reading.run()}
    >
      {children}
    </Button>
  );
}
