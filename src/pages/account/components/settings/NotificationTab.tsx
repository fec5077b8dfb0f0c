import { useT } from '@@/texts/consoleAccount';
import { Flex, Switch } from 'antd';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import typography from '@/components/typography.module.css';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '@/domain/account/notification';
import { changeNotification, fetchNotifications } from '@/services/consoleAccount';

/** Notification settings. Each switch is saved immediately. */
export default function NotificationTab() {
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
          <p className={typography.note}>{t('consoleAccount.notification.lead')}</p>
          {NOTIFICATION_TOPICS.map((topic) => {
            const title = t(`consoleAccount.topic.${topic}`);
            return (
              <fieldset key={topic} className={layout.spaceBeforeLg}>
                <legend className={typography.strong}>{title}</legend>
                <p className={typography.note}>{t(`consoleAccount.topicHint.${topic}`)}</p>
                <Flex className={layout.spaceBeforeXs} wrap gap="8px 32px">
                  {NOTIFICATION_CHANNELS.map((channel) => {
                    const name = t(`consoleAccount.channel.${channel}`);
                    return (
                      <Flex key={channel} align="center" gap={8} style={{ minBlockSize: 40 }}>
                        <Switch
                          id={`${topic}-${channel}`}
                          checked={settings[topic][channel]}
                          aria-label={t('consoleAccount.notification.switch', { topic: title, name })}
                          onChange={(on) => change({ topic, channel, on })}
                        />
                        <label htmlFor={`${topic}-${channel}`}>{name}</label>
                      </Flex>
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
