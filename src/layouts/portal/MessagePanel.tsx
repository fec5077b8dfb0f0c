import { useT } from '@@/texts/message';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { EmptyNote } from '@/components/EmptyNote';
import { useCanOpen } from '@/components/grantedPage';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { TopicIcon } from '@/components/message/TopicIcon';
import { useUnreadMessages } from '@/components/message/useUnreadMessages';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { type MessageTarget, targetPath } from '@/domain/message/message';
import { listMessages, readMessages } from '@/services/message';
import styles from './MessageBell.module.css';

const MAX_MESSAGES = 5;
const CENTER = '/usercenter/message';

interface MessagePanelProps {
  id: string;
  onClose: () => void;
}

/** The latest messages below the bell. Each leads to what it is about and is read by that. */
export default function MessagePanel({ id, onClose }: MessagePanelProps) {
  const t = useT();
  const message = useMessage();
  const canOpen = useCanOpen();
  const { setCounts } = useUnreadMessages();
  const messages = useQuery((options) => listMessages({ pageSize: MAX_MESSAGES }, options), {
    silent: true,
    onData: ({ unreadCount }) => setCounts({ unreadCount }),
  });
  const reading = useAction(readMessages, { onDone: setCounts });
  const readingAll = useAction(() => readMessages({ all: true }, { silent: false }), {
    onDone(counts) {
      setCounts(counts);
      message.success(t('message.readAll.done'));
      return messages.refresh();
    },
  });

  function getPath(target: MessageTarget | undefined): string {
    const path = target && targetPath(target);
    return path !== undefined && canOpen(path) ? path : CENTER;
  }

  function handleFollow(messageId: string, read: boolean) {
    if (!read) void reading.run({ messageIds: [messageId] });
    onClose();
  }

  return (
    // Takes the focus of a click, which would close it otherwise.
    <section
      id={id}
      className={styles.panel}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-busy={messages.isLoading}
    >
      <Flex className={styles.head} align="center" justify="space-between" gap={8}>
        <h2 id={`${id}title`}>{t('message.panel')}</h2>
        {messages.data && messages.data.unreadCount > 0 && (
          <Button type="link" loading={readingAll.isPending} onClick={() => void readingAll.run()}>
            {t('message.readAll')}
          </Button>
        )}
      </Flex>
      <QueryContent
        query={messages}
        failed={t('message.list.failed')}
        loading={
          <div className={styles.rest}>
            <Lines />
          </div>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyNote className={`${styles.rest} ${typography.note}`}>{t('message.list.empty')}</EmptyNote>
          ) : (
            <ul>
              {list.map(({ messageId, topic, title, createdAt, read, target }) => (
                <li key={messageId}>
                  <Link
                    className={styles.message}
                    to={getPath(target)}
                    onClick={() => handleFollow(messageId, read)}
                  >
                    <TopicIcon topic={topic} />
                    <span className={layout.fill}>
                      <span className={`${typography.ownWords} ${read ? '' : typography.strong}`}>
                        {title}
                      </span>
                      <span className={typography.caption}>
                        <DateText at={createdAt} short withTime />
                      </span>
                    </span>
                    {!read && (
                      <span className={typography.unread}>
                        <span className={typography.visuallyHidden}>{t('message.unread')}</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <Link className={styles.all} to={CENTER} onClick={onClose}>
        {t('message.panel.all')}
      </Link>
    </section>
  );
}
