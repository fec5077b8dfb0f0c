import { useModel } from '@umijs/max';
import { useState } from 'react';
import { ownKey } from '@/browser/ownerMark';
import { readPreference, writePreference } from '@/browser/preference';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { PAY_CHANNELS, type PayChannel } from '@/domain/order/order';

/** Key in local storage of how a user paid last, followed by a mark of the user. */
const LAST_CHANNEL_KEY = 'portal_pay_channel';

/** The channels by which an order can be paid; all unless the server names some that this version knows. */
function offeredChannels({ payChannels = [] }: LiveOrder): readonly PayChannel[] {
  const named = PAY_CHANNELS.filter((channel) => payChannels.includes(channel));
  return named.length > 0 ? named : PAY_CHANNELS;
}

/** The payment channels of an order, and the chosen one: at first that of its last payment or of the user's. */
export function useChannel(order: LiveOrder) {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const lastChannelKey = ownKey(LAST_CHANNEL_KEY, userId);
  const channels = offeredChannels(order);
  const [last] = useState(() => readPreference(lastChannelKey));
  const [chosen, setChosen] = useState<PayChannel>();
  const used = channels.find((each) => each === (order.payment?.channel ?? last)) ?? channels[0] ?? 'alipay';
  // What is paid at once, and takes a proof of identity, is chosen by the buyer alone.
  const isChosenAlone = used === 'balance' && order.balanceProofRequired;
  const proposed = (isChosenAlone && channels.find((each) => each !== 'balance')) || used;
  return {
    channels,
    channel: channels.find((each) => each === chosen) ?? proposed,
    choose: setChosen,
    /** Proposes the chosen channel for the user's next order. */
    remember: (channel: PayChannel) => writePreference(lastChannelKey, channel),
  };
}

export type ChannelState = ReturnType<typeof useChannel>;
