import { useT } from '@@/texts/message';
import { useModel } from '@umijs/max';
import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { PageLink } from '@/components/PageLink';
import { PlainTable } from '@/components/PlainTable';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import typography from '@/components/typography.module.css';
import { useNotificationSettings } from '@/components/useNotificationSettings';
import { NOTIFICATION_CHANNELS } from '@/domain/account/notification';
import { isAlwaysOn, MESSAGE_TOPICS, type MessageTopic } from '@/domain/message/message';
import { END_REMINDER_DAYS } from '@/domain/message/reminder';
import { changeMessageSetting, fetchMessageSettings } from '@/services/message';

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

  const topicCell = (topic: MessageTopic) => (
    <>
      <strong>{t(`message.topic.${topic}`)}</strong>
      <span className={`${typography.block} ${typography.note}`}>
        {t(`message.hint.${topic}`, { first, second, third })}
      </span>
      {topic === 'security' && (
        <span id={noteId} className={`${typography.block} ${typography.note}`}>
          {t('message.settings.alwaysOn')}
        </span>
      )}
    </>
  );
  return (
    <QueryContent query={notifications} failed={t('message.settings.failed')}>
      {({ settings }) => (
        <Flex className={panelStyles.panel} vertical gap={16}>
          {!email && (
            <p>
              {t('message.settings.noEmail')}{' '}
              <PageLink onlyLink to="/usercenter/security/settings">
                {t('message.settings.addEmail')}
              </PageLink>
            </p>
          )}
          <PlainTable
            isFlat
            aria-label={t('message.settings.table')}
            rows={MESSAGE_TOPICS}
            getKey={(topic) => topic}
            columns={[
              { key: 'topic', title: t('message.settings.topic'), isName: true, cell: topicCell },
              ...NOTIFICATION_CHANNELS.map((channel) => ({
                key: channel,
                title: t(`message.channel.${channel}`),
                isEnd: true,
                cell: (topic: MessageTopic) => (
                  <Switch
                    checked={settings[topic][channel]}
                    disabled={isAlwaysOn({ topic, channel })}
                    aria-label={t('message.settings.switch', {
                      topic: t(`message.topic.${topic}`),
                      channel: t(`message.channel.${channel}`),
                    })}
                    aria-describedby={isAlwaysOn({ topic, channel }) ? noteId : undefined}
                    onChange={(on) => notifications.change({ topic, channel, on })}
                  />
                ),
              })),
            ]}
          />
        </Flex>
      )}
    </QueryContent>
  );
}
