import { useIntl } from '@umijs/max';
import { Flex, Switch } from 'antd';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '@/domain/account/notification';
import { changeNotification, fetchNotifications } from '@/services/consoleAccount';
import styles from '../Account.module.css';

/** Notification settings. Each switch is saved immediately. */
export function NotificationTab() {
  const { formatMessage } = useIntl();
  const { settings, change, ...query } = useNotificationSettings({
    read: fetchNotifications,
    save: changeNotification,
    texts: {
      saved: formatMessage({ id: 'consoleAccount.notification.saved' }),
      undone: formatMessage({ id: 'consoleAccount.notification.undone' }),
    },
  });

  return (
    <QueryContent
      query={{ ...query, data: settings }}
      failed={formatMessage({ id: 'consoleAccount.notification.failed' })}
    >
      {(settings) => (
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
      )}
    </QueryContent>
  );
}
