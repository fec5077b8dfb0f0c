import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, flagQuery, paging } from '../schemas';
import {
  MESSAGE_TOPICS,
  messageListSchema,
  messageReadPayloadSchema,
  messageReadResultSchema,
  messageSettingChangeSchema,
  messageSettingsSchema,
  messageUnreadSchema,
} from './message';

/** The message center. */
export const messageEndpoints = {
  list: endpoint('GET message/list', {
    query: v.object({ topic: choiceQuery(MESSAGE_TOPICS), unread: flagQuery, ...paging }),
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
