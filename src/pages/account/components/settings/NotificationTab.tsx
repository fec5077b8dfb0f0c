import { useT } from '@@/texts/consoleAccount';
import { Flex, Switch } from 'antd';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '@/domain/account/notification';
import { changeNotification, fetchNotifications } from '@/services/consoleAccount';
import styles from '../Account.module.css';

/** Notification settings. Each switch is saved immediately. */
export function NotificationTab() {
  const t = useT();
  const { settings, change, ...query } = useNotificationSettings({
    read: fetchNotifications,
    save: changeNotification,
    texts: {
      saved: t('consoleAccount.notification.saved'),
      undone: t('consoleAccount.notification.undone'),
    },
  });

  return (
    <QueryContent query={{ ...query, data: settings }} failed={t('consoleAccount.notification.failed')}>
      {(settings) => (
        <>
          <p className={styles.hint}>{t('consoleAccount.notification.lead')}</p>
          {NOTIFICATION_TOPICS.map((topic) => {
            const title = t(`consoleAccount.topic.${topic}`);
            return (
              <fieldset key={topic} className={styles.topic}>
                <legend className={styles.label}>{title}</legend>
                <p className={styles.hint}>{t(`consoleAccount.topicHint.${topic}`)}</p>
                <Flex className={layout.spaceBeforeXs} wrap gap="8px 32px">
                  {NOTIFICATION_CHANNELS.map((channel) => {
                    const name = t(`consoleAccount.channel.${channel}`);
                    const checked = settings[topic][channel];
                    return (
                      // Antd's switch is a button, which a label can reference.
                      <label key={channel} className={styles.channel} htmlFor={`${topic}-${channel}`}>
                        <Switch
                          id={`${topic}-${channel}`}
                          checked={checked}
                          aria-label={t('consoleAccount.notification.switch', { topic: title, name })}
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
