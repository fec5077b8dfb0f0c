import { CheckOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Button, Checkbox, Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { ListContent } from '@/components/list/ListContent';
import pill from '@/components/list/pill.module.css';
import { useList } from '@/components/list/useList';
import { useUnreadMessages } from '@/components/message/useUnreadMessages';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import { listQuery, oneOf } from '@/domain/listQuery';
import { MESSAGE_KEPT_DAYS, MESSAGE_TOPICS, type MessageTopic } from '@/domain/message/message';
import { listMessages, readMessages } from '@/services/message';
import { MessageRow } from './MessageRow';
import styles from './Messages.module.css';

const messageQuery = listQuery({ topic: oneOf(MESSAGE_TOPICS), unread: oneOf(['1']) });

/** The messages by topic, all or unread ones. The open message is kept in the URL, too. */
export function MessageList() {
  const { formatMessage } = useIntl();
  const { query: params, change: changeUrl } = useQueryState();
  const { count, setCounts } = useUnreadMessages();
  const top = useRef<HTMLDivElement>(null);
  const messages = useList(messageQuery, ({ unread, ...query }, options) =>
    listMessages({ ...query, unread: unread === '1' }, options),
  );
  const { data, query, isFiltered } = messages;
  const markAll = useAction(() => readMessages({ all: true, topic: query.topic }, { silent: false }), {
    onDone(counts) {
      setCounts(counts);
      return messages.refresh();
    },
  });

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
  const reason = query.unread ? 'allRead' : isFiltered ? 'filtered' : 'none';
  const emptyAction = (
    <LinkButton to={isFiltered ? '/usercenter/message' : '/serviceMarket'}>
      {formatMessage({ id: `message.empty.${reason}.action` })}
    </LinkButton>
  );
  return (
    <Flex ref={top} vertical gap={16}>
      <TopicLinks active={query.topic} getSearch={(topic) => messages.searchWith({ topic })} />
      <Flex wrap align="center" gap="8px 24px">
        <Checkbox
          className={styles.unreadOnly}
          checked={query.unread === '1'}
          onChange={({ target }) => messages.change({ unread: target.checked ? '1' : undefined })}
        >
          {formatMessage({ id: 'message.unreadOnly' })}
        </Checkbox>
        {data && (
          <Flex className={typography.note} component="p" gap={16} role="status">
            {formatMessage({ id: 'message.total' }, { total: data.total })}
            {unreadCount > 0 && (
              <span>{formatMessage({ id: 'message.unreadCount' }, { count: unreadCount })}</span>
            )}
          </Flex>
        )}
        {unreadCount > 0 && (
          <Button
            className={styles.readAll}
            icon={<CheckOutlined aria-hidden />}
            loading={markAll.isPending}
            onClick={() => void markAll.run()}
          >
            {formatMessage({ id: 'message.readAll' })}
          </Button>
        )}
      </Flex>
      <ListContent
        list={messages}
        texts={{
          failed: formatMessage({ id: 'message.failed' }),
          empty: formatMessage({ id: `message.empty.${reason}` }),
          pages: formatMessage({ id: 'message.pages' }),
        }}
        emptyAction={emptyAction}
        notFoundAction={emptyAction}
        skeleton={<MessagesSkeleton />}
        pagination={{ showLessItems: true }}
        onPage={() => top.current?.scrollIntoView()}
      >
        {({ list }) => (
          <ul className={panelStyles.surface}>
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
      <p className={typography.note}>{formatMessage({ id: 'message.kept' }, { days: MESSAGE_KEPT_DAYS })}</p>
    </Flex>
  );
}

interface TopicLinksProps {
  active: MessageTopic | undefined;
  /** The URL's search for a topic. */
  getSearch: (topic: MessageTopic | undefined) => string;
}

/** Links to the topics; the other filter stays. */
function TopicLinks({ active, getSearch }: TopicLinksProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <Flex component="nav" wrap gap={8} aria-label={formatMessage({ id: 'message.topics' })}>
      {[undefined, ...MESSAGE_TOPICS].map((topic) => (
        <Link
          key={topic ?? 'all'}
          className={pill.pill}
          to={{ pathname, search: getSearch(topic) }}
          aria-current={topic === active || undefined}
        >
          {formatMessage({ id: `message.topic.${topic ?? 'all'}` })}
        </Link>
      ))}
    </Flex>
  );
}

function MessagesSkeleton() {
  return (
    <div className={panelStyles.surface}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '30%' }} />
        </div>
      ))}
    </div>
  );
}
