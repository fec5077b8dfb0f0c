import { Flex, Switch } from 'antd';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { useText } from '@/components/useText';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '@/domain/account/notification';
import { changeNotification, fetchNotifications } from '@/services/consoleAccount';
import styles from '../Account.module.css';

/** Notification settings. Each switch is saved immediately. */
export function NotificationTab() {
  const t = useText('consoleAccount');
  const { settings, change, ...query } = useNotificationSettings({
    read: fetchNotifications,
    save: changeNotification,
    texts: {
      saved: t('notification.saved'),
      undone: t('notification.undone'),
    },
  });

  return (
    <QueryContent query={{ ...query, data: settings }} failed={t('notification.failed')}>
      {(settings) => (
        <>
          <p className={styles.hint}>{t('notification.lead')}</p>
          {NOTIFICATION_TOPICS.map((topic) => {
            const title = t(`topic.${topic}`);
            return (
              <fieldset key={topic} className={styles.topic}>
                <legend className={styles.label}>{title}</legend>
                <p className={styles.hint}>{t(`topicHint.${topic}`)}</p>
                <Flex className={layout.spaceBeforeXs} wrap gap="8px 32px">
                  {NOTIFICATION_CHANNELS.map((channel) => {
                    const name = t(`channel.${channel}`);
                    const checked = settings[topic][channel];
                    return (
                      // Antd's switch is a button, which a label can reference.
                      <label key={channel} className={styles.channel} htmlFor={`${topic}-${channel}`}>
                        <Switch
                          id={`${topic}-${channel}`}
                          checked={checked}
                          aria-label={t('notification.switch', { topic: title, name })}
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
