import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import {
  type Message,
  type MessageTopic,
  messageListSchema,
  messageReadResultSchema,
} from '../../../src/domain/message/message';
import { customer } from './customer';
import { createMockClient } from './mockClient';

const DAY_SECONDS = 86_400;

interface SentMessage {
  messageId: string;
  channel: string;
  recipient: string;
  title: string;
}

/** A client of the sample customer's message center, with a freshly seeded mock. */
export async function createMessageClient() {
  const client = createMockClient();
  let token = await client.signIn();

  const list = async (query = '') =>
    v.parse(messageListSchema, (await client.get(`message/list?pageSize=100${query}`, token)).result);

  return {
    ...client,
    token: () => token,
    list,
    unread: async () => (await client.get('message/unread', token)).result,
    read: async (body: object) =>
      v.parse(messageReadResultSchema, (await client.post('message/read', body, token)).result),
    set: (topic: MessageTopic, channel: string, on: boolean) =>
      client.call('PUT', 'message/settings', { topic, channel, on }, { 'x-authorization': token }),
    changePassword: (oldPassword: string, password: string) =>
      client.post('user/password/change', { oldPassword, password, passwordRepeat: password }, token),
    /** What the customer was sent by email and text message, newest first. */
    async sent(): Promise<SentMessage[]> {
      const { messages } = (await client.get('demo/sentMessages')).result as { messages: SentMessage[] };
      const own = [customer().email, customer().userPhone];
      return messages.filter(({ recipient }) => own.includes(recipient));
    },
    /** The messages that were not there before an action. */
    async newMessages(act: () => unknown): Promise<Message[]> {
      const before = new Set((await list()).list.map(({ messageId }) => messageId));
      await act();
      return (await list()).list.filter(({ messageId }) => !before.has(messageId));
    },
    /** Moves the clock to so many days before a moment, and signs in again: the session has ended by then. */
    async moveTo(days: number, moment = 0) {
      db().clockOffsetSeconds = Math.ceil((moment - Date.now()) / 1000) - days * DAY_SECONDS + 1;
      token = await client.signIn();
    },
  };
}

export type MessageClient = Awaited<ReturnType<typeof createMessageClient>>;
