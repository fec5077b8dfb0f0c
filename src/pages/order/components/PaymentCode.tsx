import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { CopyText } from '@/components/order/CopyText';
import typography from '@/components/typography.module.css';
import type { PayChannel } from '@/domain/order/order';
import styles from './Cashier.module.css';

interface PaymentCodeProps {
  content: string;
  channel: PayChannel;
}

/** The code to scan, drawn by code that is loaded when it is needed, and what it holds as text for those who cannot scan. */
export function PaymentCode({ content, channel }: PaymentCodeProps) {
  const { formatMessage } = useIntl();
  const [Picture, setPicture] = useState<ComponentType<{ content: string }>>();
  const [failed, setFailed] = useState(false);
  const name = formatMessage({ id: `order.channel.${channel}` });

  useEffect(() => {
    let gone = false;
    import('./PaymentPicture').then(
      (loaded) => gone || setPicture(() => loaded.PaymentPicture),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);

  return (
    <Flex className={typography.centred} vertical align="center" gap={12}>
      {!failed && (
        <div
          role="img"
          aria-label={formatMessage({ id: 'order.code.picture' }, { name })}
          className={styles.picture}
        >
          {Picture ? (
            <Picture content={content} />
          ) : (
            <Skeleton.Node active style={{ inlineSize: 200, blockSize: 200 }} />
          )}
        </div>
      )}
      <p className={typography.note}>
        {formatMessage({ id: failed ? 'order.code.failed' : 'order.code.text' }, { name })}
      </p>
      <CopyText text={content} name={formatMessage({ id: 'order.code' })} />
    </Flex>
  );
}
