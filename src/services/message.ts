import type { Query } from '@/domain/endpoint';
import { messageEndpoints } from '@/domain/message/endpoints';
import type { MessageReadPayload, MessageSettingChange } from '@/domain/message/message';
import { type CallOptions, call } from './call';

/** Returns one page of messages, newest first. Throws a `RequestError`. */
export function listMessages(query: Query<typeof messageEndpoints.list>, options?: CallOptions) {
  return call(messageEndpoints.list, { query }, options);
}

/** Returns the number of unread messages. Throws a `RequestError`. */
export function fetchUnreadMessageCount(options?: CallOptions) {
  return call(messageEndpoints.unread, {}, options);
}

/** Marks messages as read, and the announcements that they are about. Returns how many are left. Silent by default. */
export function readMessages(body: MessageReadPayload, { silent = true }: Pick<CallOptions, 'silent'> = {}) {
  return call(messageEndpoints.read, { body }, { silent });
}

/** Throws a `RequestError`. */
export function fetchMessageSettings(options?: CallOptions) {
  return call(messageEndpoints.settings, {}, options);
}

/** Changes one setting and returns all settings. Throws a `RequestError`. */
export function changeMessageSetting(body: MessageSettingChange, options?: CallOptions) {
  return call(messageEndpoints.changeSetting, { body }, options);
}
