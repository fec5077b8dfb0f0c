import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import type { PayChannel } from '@/domain/order/order';
import styles from './ChannelMark.module.css';

interface Mark {
  /** A colour of antd's palettes. */
  colour: string;
  strokes: string;
}

/** Own drawings, not the brands' logos: white strokes on the colour of the channel. */
const MARKS: Record<PayChannel, Mark> = {
  alipay: {
    colour: 'blue-6',
    strokes: 'M7 8.5h10M12 5.5v6.5M8 12h7.5c-1 3-3.5 5-8 6M9 13c1.5 2.5 4 4.2 8 5',
  },
  wechat: {
    colour: 'green-7',
    strokes:
      'M14.5 9.500c-.5-2-2.4-3.5-4.7-3.500C7 6 5 7.9 5 10.200c0 1.3.7 2.5 1.8 3.200L6.5 15l2-1c.5.1 1 .2 1.5.2M19 14.200c0-2-1.8-3.7-4-3.700s-4 1.7-4 3.7 1.8 3.6 4 3.600c.4 0 .8 0 1.2-.1l1.6.8-.3-1.400c.9-.7 1.5-1.7 1.5-2.9',
  },
  balance: {
    colour: 'orange-6',
    strokes: 'M6 8.500h11.500v9H7A1.5 1.5 0 0 1 5.5 16V8A1.5 1.5 0 0 1 7 6.500h8.500M14.5 13h1',
  },
  transfer: {
    colour: 'purple-6',
    strokes: 'M5.5 10 12 6l6.5 4zM7.5 10.500v5M12 10.500v5M16.5 10.500v5M5.5 18h13',
  },
};

/** The mark of a payment channel in its own colour; none for the channel of a newer server. Decorative. */
export function ChannelMark({ channel }: { channel: PayChannel }) {
  const mark = MARKS[channel];
  if (!mark) return null;
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" style={{ fill: `var(--ant-${mark.colour})` }} />
      <path d={mark.strokes} className={styles.strokes} />
    </svg>
  );
}

/** The name of a payment channel after its mark. */
export function ChannelName({ channel }: { channel: PayChannel }) {
  const t = useT();
  return (
    <Flex component="span" align="center" gap={8}>
      <ChannelMark channel={channel} />
      {t(`order.channel.${channel}`)}
    </Flex>
  );
}
