import { CheckOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useUnreadMessages } from '@/components/message/useUnreadMessages';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import { messageQuery } from '@/domain/message/endpoints';
import { MESSAGE_KEPT_DAYS } from '@/domain/message/message';
import { listMessages, readMessages } from '@/services/message';
import { MessageRow } from './MessageRow';

/** The messages by topic, all or unread ones. The open message is kept in the URL, too. */
export function MessageList() {
  const { formatMessage } = useIntl();
  const popups = useMessage();
  const { query: params, change: changeUrl } = useQueryState();
  const { count, setCounts } = useUnreadMessages();
  const messages = useList('message', messageQuery, listMessages);
  const { data, query } = messages;
  const markAll = useAction(() => readMessages({ all: true, topic: query.topic }, { silent: false }), {
    onDone(counts) {
      setCounts(counts);
      popups.success(formatMessage({ id: 'message.readAll.done' }));
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
  return (
    <Flex vertical gap={16}>
      <FilterBar list={messages} tabs="topic" />
      <ListContent
        list={messages}
        summary={() =>
          unreadCount > 0 && (
            <span>{formatMessage({ id: 'message.unreadCount' }, { count: unreadCount })}</span>
          )
        }
        actions={
          unreadCount > 0 && (
            <Button
              icon={<CheckOutlined aria-hidden />}
              loading={markAll.isPending}
              onClick={() => void markAll.run()}
            >
              {formatMessage({ id: 'message.readAll' })}
            </Button>
          )
        }
        emptyAction={<LinkButton to="/serviceMarket">{formatMessage({ id: 'message.toMarket' })}</LinkButton>}
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
