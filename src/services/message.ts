import { messageEndpoints } from '@/domain/message/endpoints';
import type { MessageReadPayload } from '@/domain/message/message';
import { type CallOptions, call, service } from './call';

/** Returns one page of messages, newest first. */
export const listMessages = service(messageEndpoints.list);

/** Returns the number of unread messages. */
export const fetchUnreadMessageCount = service(messageEndpoints.unread);

/** Marks messages as read, and the announcements that they are about. Returns how many are left. Silent by default. */
export const readMessages = (body: MessageReadPayload, { silent = true }: Pick<CallOptions, 'silent'> = {}) =>
  call(messageEndpoints.read, { body }, { silent });

export const fetchMessageSettings = service(messageEndpoints.settings);

/** Changes one setting and returns all settings. */
export const changeMessageSetting = service(messageEndpoints.changeSetting);
