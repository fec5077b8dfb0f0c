import { useT } from '@@/texts/message';
import { useModel } from '@umijs/max';
import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import typography from '@/components/typography.module.css';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@/domain/account/notification';
import { isAlwaysOn, MESSAGE_TOPICS, type MessageTopic } from '@/domain/message/message';
import { END_REMINDER_DAYS } from '@/domain/message/reminder';
import { changeMessageSetting, fetchMessageSettings } from '@/services/message';
import styles from './Messages.module.css';

const [first, second, third] = END_REMINDER_DAYS;

/** A switch for each topic and channel. Each is saved immediately. */
export function MessageSettings() {
  const t = useT();
  const noteId = useId();
  const email = useModel('@@initialState').initialState?.currentUser?.email;
  const notifications = useNotificationSettings<MessageTopic>({
    read: fetchMessageSettings,
    save: changeMessageSetting,
    texts: { saved: t('message.settings.saved'), undone: t('message.settings.undone') },
  });

  const channelName = (channel: NotificationChannel) => t(`message.channel.${channel}`);
  return (
    <QueryContent query={notifications} failed={t('message.settings.failed')}>
      {({ settings }) => (
        <Flex className={panelStyles.panel} vertical gap={16}>
          <p>{t('message.settings.lead')}</p>
          {!email && (
            <p>
              {t('message.settings.noEmail')}{' '}
              <PageLink onlyLink to="/usercenter/security/settings">
                {t('message.settings.addEmail')}
              </PageLink>
            </p>
          )}
          <table className={styles.table} aria-label={t('message.settings.table')}>
            <thead>
              <tr>
                <th scope="col">{t('message.settings.topic')}</th>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <th key={channel} scope="col" className={styles.channel}>
                    {channelName(channel)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {MESSAGE_TOPICS.map((topic) => {
                const name = t(`message.topic.${topic}`);
                return (
                  <tr key={topic}>
                    <th scope="row">
                      {name}
                      <span className={`${typography.block} ${styles.hint}`}>
                        {t(`message.hint.${topic}`, { first, second, third })}
                      </span>
                      {topic === 'security' && (
                        <span id={noteId} className={`${typography.block} ${styles.hint}`}>
                          {t('message.settings.alwaysOn')}
                        </span>
                      )}
                    </th>
                    {NOTIFICATION_CHANNELS.map((channel) => {
                      const isLocked = isAlwaysOn({ topic, channel });
                      return (
                        <td key={channel} className={styles.channel}>
                          <Switch
                            checked={settings[topic][channel]}
                            disabled={isLocked}
                            aria-label={t('message.settings.switch', {
                              topic: name,
                              channel: channelName(channel),
                            })}
                            aria-describedby={isLocked ? noteId : undefined}
                            onChange={(on) => notifications.change({ topic, channel, on })}
                          />
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Flex>
      )}
    </QueryContent>
  );
}
