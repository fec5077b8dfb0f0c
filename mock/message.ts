import { withNotification } from '../src/domain/account/notification';
import { messageEndpoints } from '../src/domain/message/endpoints';
import { handlers } from './lib/handlers';
import { setMessageSettings } from './lib/messages/delivery';
import {
  countUnreadMessages,
  listMessages,
  markMessagesRead,
  messageKey,
  messageView,
} from './lib/messages/listing';
import { getMessageSettings } from './lib/messages/settings';
import { toCursorPage } from './lib/paging';

export default handlers(messageEndpoints, {
  list: ({ user, query, language }) => {
    const { found, unreadCount } = listMessages(user, query.topic, query.unread === 1);
    const page = toCursorPage(found, query, messageKey, (message) => messageView(message, user, language));
    return { ...page, unreadCount };
  },

  unread: ({ user }) => ({ unreadCount: countUnreadMessages(user) }),

  read: ({ user, body }) => markMessagesRead(body, user),

  settings: ({ user }) => getMessageSettings(user),

  changeSetting: ({ user, body }) =>
    setMessageSettings(user, withNotification(getMessageSettings(user), body)),
});
