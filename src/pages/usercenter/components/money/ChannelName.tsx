import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import type { ComponentProps } from 'react';
import { ChannelMark } from '@/components/order/ChannelMark';

/** The mark and the name of a payment method. */
export function ChannelName({ channel }: Pick<ComponentProps<typeof ChannelMark>, 'channel'>) {
  const t = useT();
  return (
    <Flex component="span" align="center" gap={8}>
      <ChannelMark channel={channel} />
      {t(`order.channel.${channel}`)}
    </Flex>
  );
}
