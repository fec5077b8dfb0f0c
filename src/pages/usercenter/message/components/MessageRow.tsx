import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { TopicIcon } from '@/components/message/TopicIcon';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { type Message, targetPath } from '@/domain/message/message';
import { readMessages } from '@/services/message';
import styles from './Messages.module.css';

interface MessageRowProps {
  message: Message;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onRead: (counts: Awaited<ReturnType<typeof readMessages>>) => void;
}

/** A message. Opening it shows its text with a link to what it is about, and marks it as read. */
export function MessageRow({ message, isOpen, onOpen, onRead }: MessageRowProps) {
  const { formatMessage } = useIntl();
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
    <li className={styles.row} data-unread={!read || undefined}>
      <span className={styles.icon}>
        <TopicIcon topic={topic} />
      </span>
      <div className={layout.fill}>
        <Flex className={styles.title} component="h2" wrap align="center" gap="4px 12px">
          <button
            type="button"
            className={styles.cover}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            {title}
          </button>
          {!read && <span className={typography.unread}>{formatMessage({ id: 'message.unread' })}</span>}
        </Flex>
        <Flex className={styles.facts} wrap gap="4px 12px">
          <span>{formatMessage({ id: `message.topic.${topic}` })}</span>
          <DateText at={createdAt} short withTime />
        </Flex>
        {isOpen && (
          <div id={id} className={styles.body}>
            <p>{body}</p>
            {path && target && (
              <LinkButton to={path}>{formatMessage({ id: `message.go.${target.kind}` })}</LinkButton>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
