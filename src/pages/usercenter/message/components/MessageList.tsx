import { useT } from '@@/texts/message';
import { Flex } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import coverRow from '@/components/coverRow.module.css';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { ReadAllButton } from '@/components/list/ReadAllButton';
import { useCursorList } from '@/components/list/useCursorList';
import { TopicIcon } from '@/components/message/TopicIcon';
import { useUnreadMessages } from '@/components/message/useUnreadMessages';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import { messageQuery } from '@/domain/message/endpoints';
import { type Message, previewLine, targetPath } from '@/domain/message/message';
import { listMessages, readMessages } from '@/services/message';
import styles from './Messages.module.css';

/** The messages by topic, all or unread ones. The open message is kept in the URL, too. */
export function MessageList() {
  const t = useT();
  const { query: params, change: changeUrl } = useQueryState();
  const { count, setCounts } = useUnreadMessages();
  const messages = useCursorList('message', messageQuery, listMessages);
  const { data, query } = messages;

  function handleRead(messageId: string, counts: Parameters<typeof setCounts>[0]) {
    setCounts(counts);
    messages.setData((listed) => ({
      ...listed,
      unreadCount: Math.max(0, listed.unreadCount - 1),
      list: listed.list.map((each) => (each.messageId === messageId ? { ...each, read: true } : each)),
    }));
  }

  // Everything was read in the header's panel.
  const isAllRead = count === 0;
  const unreadCount = isAllRead ? 0 : (data?.unreadCount ?? 0);
  return (
    <Flex vertical gap={16}>
      <FilterBar list={messages} tabs="topic" />
      <ListContent
        list={messages}
        summary={() => unreadCount > 0 && <span>{t('message.unreadCount', { count: unreadCount })}</span>}
        actions={
          unreadCount > 0 && (
            <ReadAllButton
              act={() => readMessages({ all: true, topic: query.topic }, { silent: false })}
              done={t('message.readAll.done')}
              onDone={(counts) => {
                setCounts(counts);
                return messages.refresh();
              }}
            >
              {t('message.readAll')}
            </ReadAllButton>
          )
        }
        emptyAction={{ to: '/serviceMarket', text: t('message.toMarket') }}
      >
        {({ list }) => (
          <ul className={`${panelStyles.surface} ${layout.divided}`}>
            {list.map((message) => (
              <MessageRow
                key={message.messageId}
                message={isAllRead ? { ...message, read: true } : message}
                isOpen={params.get('message') === message.messageId}
                onOpen={(open) =>
                  changeUrl({ message: open ? message.messageId : undefined }, { replace: true })
                }
                onRead={(counts) => handleRead(message.messageId, counts)}
              />
            ))}
          </ul>
        )}
      </ListContent>
    </Flex>
  );
}

interface MessageRowProps {
  message: Message;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onRead: (counts: Awaited<ReturnType<typeof readMessages>>) => void;
}

/** A message with the first line of its text. Opening it shows the whole text with a link to what it is about, and marks it as read. */
function MessageRow({ message, isOpen, onOpen, onRead }: MessageRowProps) {
  const t = useT();
  const id = useId();
  const { messageId, topic, title, body, createdAt, read, target } = message;
  const path = target && targetPath(target);

  const isNew = isOpen && !read;
  const reading = useAction(readMessages, { onDone: onRead });
  const markRead = useEffectEvent(() => void reading.run({ messageIds: [messageId] }));
  useEffect(() => {
    if (isNew) markRead();
  }, [isNew]);

  return (
    <Flex component="li" className={`${coverRow.row} ${styles.row}`} gap={16}>
      <span className={typography.secondary}>
        <TopicIcon topic={topic} />
      </span>
      <Flex className={layout.fill} vertical gap={4}>
        <Flex wrap align="center" gap="4px 12px">
          <button
            type="button"
            className={`${coverRow.cover} ${styles.cover} ${read ? '' : typography.strong}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            {title}
          </button>
          {!read && <span className={typography.unread}>{t('message.unread')}</span>}
        </Flex>
        {!isOpen && (
          <p className={`${typography.secondary} ${typography.ellipsis}`} dir="auto">
            {previewLine(body)}
          </p>
        )}
        <Flex className={typography.note} wrap gap="4px 12px">
          <span>{t(`message.topic.${topic}`)}</span>
          <DateText at={createdAt} short withTime />
        </Flex>
        {isOpen && (
          <Flex id={id} className={styles.body} vertical align="start" gap={12}>
            <p>{body}</p>
            {path && target && <LinkButton to={path}>{t(`message.go.${target.kind}`)}</LinkButton>}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
