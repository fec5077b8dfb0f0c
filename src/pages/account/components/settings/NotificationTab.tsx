import { useIntl } from '@umijs/max';
import { Flex, Skeleton, Switch } from 'antd';
import { useRef } from 'react';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useQuery } from '@/components/query/useQuery';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TOPICS,
  type NotificationChange,
  type Notifications,
  withNotification,
} from '@/domain/account/notification';
import { isRequestError } from '@/domain/requestError';
import { changeNotification, fetchNotifications } from '@/services/consoleAccount';
import styles from '../Account.module.css';

/** How the person is told of what: each switch is kept the moment it is turned. */
export function NotificationTab() {
  const { formatMessage } = useIntl();
  const { settings, error, isLoading, refresh, turn } = useNotifications();

  if (!settings && error)
    return (
      <FailedState
        title={formatMessage({ id: 'consoleAccount.notification.failed' })}
        onRetry={refresh}
        retrying={isLoading}
      />
    );
  if (!settings) return <Skeleton active title={false} paragraph={{ rows: 8 }} aria-busy="true" />;
  return (
    <>
      <p className={styles.hint}>{formatMessage({ id: 'consoleAccount.notification.lead' })}</p>
      {NOTIFICATION_TOPICS.map((topic) => {
        const title = formatMessage({ id: `consoleAccount.topic.${topic}` });
        return (
          <fieldset key={topic} className={styles.topic}>
            <legend className={styles.label}>{title}</legend>
            <p className={styles.hint}>{formatMessage({ id: `consoleAccount.topicHint.${topic}` })}</p>
            <Flex className={layout.spaceBeforeXs} wrap gap="8px 32px">
              {NOTIFICATION_CHANNELS.map((channel) => {
                const name = formatMessage({ id: `consoleAccount.channel.${channel}` });
                const checked = settings[topic][channel];
                return (
                  // Antd's switch is a button, which a label reaches as it does a field.
                  <label key={channel} className={styles.channel} htmlFor={`${topic}-${channel}`}>
                    <Switch
                      id={`${topic}-${channel}`}
                      checked={checked}
                      aria-label={formatMessage(
                        { id: 'consoleAccount.notification.switch' },
                        { topic: title, name },
                      )}
                      onChange={(on) => turn({ topic, channel, on })}
                    />
                    <span>{name}</span>
                  </label>
                );
              })}
            </Flex>
          </fieldset>
        );
      })}
    </>
  );
}

/** The switches as the person left them. A change shows at once; when it cannot be kept, that switch goes back. */
function useNotifications() {
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
