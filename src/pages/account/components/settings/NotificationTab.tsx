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

/** Notification settings. Each switch is saved immediately. */
export function NotificationTab() {
  const { formatMessage } = useIntl();
  const { settings, error, isLoading, refresh, change } = useNotifications();

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
                  // Antd's switch is a button, which a label can reference.
                  <label key={channel} className={styles.channel} htmlFor={`${topic}-${channel}`}>
                    <Switch
                      id={`${topic}-${channel}`}
                      checked={checked}
                      aria-label={formatMessage(
                        { id: 'consoleAccount.notification.switch' },
                        { topic: title, name },
                      )}
                      onChange={(on) => change({ topic, channel, on })}
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

/** The notification settings, with optimistic updates that are reverted after an error. */
function useNotifications() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  /** The last settings of the server. */
  const saved = useRef<Notifications>(undefined);
  const queue = useRef(Promise.resolve());
  const { data, error, isLoading, refresh, setData } = useQuery(fetchNotifications, {
    onData(settings) {
      saved.current = settings;
    },
  });

  async function save(change: NotificationChange) {
    try {
      // Not aborted when the page is left.
      saved.current = await changeNotification(change);
      message.success({
        key: 'notification',
        content: formatMessage({ id: 'consoleAccount.notification.saved' }),
      });
    } catch (error) {
      if (!isRequestError(error)) throw error;
      const { topic, channel } = change;
      const previous = saved.current?.[topic][channel] ?? !change.on;
      setData((settings) => settings && withNotification(settings, { topic, channel, on: previous }));
      message.warning({
        key: 'notification',
        content: formatMessage({ id: 'consoleAccount.notification.undone' }),
      });
    }
  }

  /** Changes are sent one after another, so that the last one wins. */
  function change(next: NotificationChange) {
    setData((settings) => settings && withNotification(settings, next));
    queue.current = queue.current.then(() => save(next));
  }

  return { settings: data, error, isLoading, refresh, change };
}
