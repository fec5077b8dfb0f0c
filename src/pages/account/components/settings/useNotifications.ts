import { useIntl } from '@umijs/max';
import { useRef } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useQuery } from '@/components/query/useQuery';
import { type NotificationChange, type Notifications, withNotification } from '@/domain/account/notification';
import { isRequestError } from '@/domain/requestError';
import { changeNotification, fetchNotifications } from '@/services/consoleAccount';

/** The switches as the person left them. A change shows at once; when it cannot be kept, that switch goes back. */
export function useNotifications() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  /** What the server has last said. */
  const kept = useRef<Notifications>(undefined);
  const queue = useRef(Promise.resolve());
  const { data, error, isLoading, refresh, setData } = useQuery(fetchNotifications, {
    onData(settings) {
      kept.current = settings;
    },
  });

  async function keep(change: NotificationChange) {
    try {
      // Not given up with the page: the switch has been turned.
      kept.current = await changeNotification(change);
      message.success({
        key: 'notification',
        content: formatMessage({ id: 'consoleAccount.notification.saved' }),
      });
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
      const { topic, channel } = change;
      const before = kept.current?.[topic][channel] ?? !change.on;
      setData((settings) => settings && withNotification(settings, { topic, channel, on: before }));
      message.warning({
        key: 'notification',
        content: formatMessage({ id: 'consoleAccount.notification.undone' }),
      });
    }
  }

  /** One after the other: a switch turned twice ends as it was turned last. */
  function turn(change: NotificationChange) {
    setData((settings) => settings && withNotification(settings, change));
    queue.current = queue.current.then(() => keep(change));
  }

  return { settings: data, error, isLoading, refresh, turn };
}
