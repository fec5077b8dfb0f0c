import * as v from 'valibot';
import { messageListSchema } from '../../../src/domain/message/message';
import { customer, instanceOf } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

let client: MessageClient;

beforeEach(async () => {
  client = await createMessageClient();
});

describe('the list', () => {
  it('is sorted from the newest and holds what happened to the account', async () => {
    const { list: messages, total } = await client.list();
    expect(messages).toHaveLength(total);
    const times = messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const topics = new Set(messages.map(({ topic }) => topic));
    expect([...topics].sort()).toEqual([
      'announcement',
      'order',
      'payment',
      'promotion',
      'refund',
      'security',
      'service',
      'support',
    ]);
    expect(messages.filter(({ createdAt }) => Date.parse(createdAt) < Date.now() - 180 * 86_400_000)).toEqual(
      [],
    );
  });

  it('comes in pages and in the language of the call', async () => {
    const read = async (query: string) =>
      v.parse(
        messageListSchema,
        (await client.get(`message/list?pageSize=5${query}`, client.token())).result,
      );
    const page = await read(`&cursor=${(await read('')).next}`);
    expect(page.list).toEqual((await client.list()).list.slice(5, 10));
    const reply = await client.call('GET', 'message/list', undefined, {
      'x-authorization': client.token(),
      'Accept-Language': 'zh-CN',
    });
    expect(v.parse(messageListSchema, reply.result).list[0]?.title).toMatch(/^订单已提交：/);
  });

  it('belongs to its user', async () => {
    const other = await client.signIn('admin');
    const mine = (await client.list()).list
      .map(({ messageId }) => messageId)
      .filter((id) => !/^announcement/.test(id));
    const theirs = v.parse(messageListSchema, (await client.get('message/list?pageSize=100', other)).result);
    expect(theirs.list.filter(({ messageId }) => mine.includes(messageId))).toEqual([]);
    await client.post('message/read', { messageIds: mine }, other);
    expect((await client.list()).unreadCount).toBeGreaterThan(0);
    expect(await client.get('message/list')).toMatchObject({ code: 401 });
  });
});

describe('reading', () => {
  it('of an announcement and of its message is the same', async () => {
    const count = async () =>
      (
        (await client.get('user/query/current/userInfo', client.token())).result as {
          unreadAnnouncementCount: number;
        }
      ).unreadAnnouncementCount;
    const before = await count();
    const unread = async (topic: string) => (await client.list(`&topic=${topic}`)).unreadCount;
    expect((await unread('announcement')) + (await unread('promotion'))).toBe(before);
    const [first, second] = (await client.list('&topic=announcement&unread=1')).list;
    expect(await client.read({ messageIds: [first?.messageId] })).toMatchObject({
      unreadAnnouncementCount: before - 1,
    });
    expect(await count()).toBe(before - 1);
    await client.post('announcement/read', { announcementIds: [second?.target?.id] }, client.token());
    expect((await unread('announcement')) + (await unread('promotion'))).toBe(before - 2);
  });
});

describe('the settings', () => {
  it('decide how later messages are sent, and never resend earlier ones', async () => {
    const endsSoon = instanceOf('invoice-ocr');
    await client.set('service', 'mail', false);
    const reminders = (await client.newMessages(() => client.moveTo(7, endsSoon.endsOn))).filter(
      ({ target }) => target?.id === endsSoon.instanceId,
    );
    expect(reminders).toHaveLength(1);
    const channels = async () =>
      (await client.sent())
        .filter(({ messageId }) => messageId === reminders[0]?.messageId)
        .map(({ channel }) => channel);
    expect(await channels()).toEqual(['sms']);
    await client.set('service', 'mail', true);
    expect(await channels()).toEqual(['sms']);
  });

  it('keep the messages of a topic out of the portal from then on', async () => {
    const before = await client.list();
    await client.set('security', 'site', true);
    await client.set('service', 'site', false);
    await client.moveTo(-60, Date.now());
    const after = await client.list('&topic=service');
    expect(
      after.list.every(({ messageId }) => before.list.some((each) => each.messageId === messageId)),
    ).toBe(true);
  });

  it('cannot turn off security messages in the portal', async () => {
    expect(await client.set('security', 'site', false)).toMatchObject({ code: 400 });
    expect(await client.set('security', 'mail', false)).toMatchObject({
      code: 200,
      result: { security: { site: true, mail: false } },
    });
  });

  it('send nothing by email without an address, and to the address otherwise', async () => {
    await client.get('message/unread', client.token());
    await client.changePassword('Market#2026', 'Harbour#4711');
    expect((await client.sent()).map(({ channel, recipient }) => [channel, recipient]).slice(0, 2)).toEqual([
      ['mail', customer().email],
      ['sms', customer().userPhone],
    ]);
    customer().email = '';
    client.advance(60);
    await client.changePassword('Harbour#4711', 'Harbour#4712');
    const [newest] = await client.sent();
    expect(newest).toMatchObject({ channel: 'sms', title: 'Password changed' });
  });
});
