import { endpoint } from '../endpoint';
import { cursorQuery, flag, oneOf } from '../listQuery';
import {
  MESSAGE_TOPICS,
  messageListSchema,
  messageReadPayloadSchema,
  messageReadResultSchema,
  messageSettingChangeSchema,
  messageSettingsSchema,
  messageUnreadSchema,
} from './message';

/** The filters of the messages. */
export const messageQuery = cursorQuery({
  /** Only messages about this. */
  topic: oneOf(MESSAGE_TOPICS),
  /** `1` for unread messages. */
  unread: flag,
});

/** The message center. */
export const messageEndpoints = {
  list: endpoint('GET message/list', {
    query: messageQuery.schema,
    result: messageListSchema,
  }),
  unread: endpoint('GET message/unread', { result: messageUnreadSchema }),
  read: endpoint('POST message/read', {
    body: messageReadPayloadSchema,
    result: messageReadResultSchema,
  }),
  settings: endpoint('GET message/settings', { result: messageSettingsSchema }),
  changeSetting: endpoint('PUT message/settings', {
    body: messageSettingChangeSchema,
    result: messageSettingsSchema,
  }),
};
