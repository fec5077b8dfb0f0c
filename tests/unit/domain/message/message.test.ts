import * as v from 'valibot';
import { NOTIFICATION_CHANNELS } from '@/domain/account/notification';
import {
  isAlwaysOn,
  MESSAGE_TARGET_KINDS,
  MESSAGE_TOPICS,
  type MessageTarget,
  messageReadPayloadSchema,
  messageSettingChangeSchema,
  targetPath,
} from '@/domain/message/message';

it.each([
  ['order', '/usercenter/order/1', undefined],
  ['service', '/usercenter/service/1', undefined],
  ['ticket', '/usercenter/support/1', undefined],
  ['announcement', '/announcement/1', undefined],
  ['agreement', '/agreement/1', undefined],
  ['invoice', '/usercenter/invoice/1', undefined],
  ['balance', '/usercenter/service/charge', '/usercenter/service/charge'],
  ['budget', '/usercenter/service/budget', '/usercenter/service/budget'],
  ['withdrawal', '/usercenter/service/withdrawal', '/usercenter/service/withdrawal'],
  ['certification', '/usercenter/security/certification', '/usercenter/security/certification'],
  ['security', '/usercenter/security', '/usercenter/security'],
  ['gift of a newer server', undefined, undefined],
  ['constructor', undefined, undefined],
])('a message about the kind %s leads to %p, and without an id to %p', (kind, path, withoutId) => {
  expect(targetPath({ kind, id: '1' } as MessageTarget)).toBe(path);
  expect(targetPath({ kind, id: undefined } as MessageTarget)).toBe(withoutId);
});

it('knows the page of every kind', () => {
  for (const kind of MESSAGE_TARGET_KINDS) expect(targetPath({ kind, id: '1' })).toMatch(/^\/\w/);
});

it.each([
  '//evil.example',
  'https://evil.example',
  '../../login?redirect=//evil.example',
  'javascript:alert(1)',
  '1?tab=x#y',
])('keeps the id %s inside one part of the path', (id) => {
  for (const kind of ['order', 'service', 'announcement'] as const) {
    const path = targetPath({ kind, id }) ?? '';
    const { origin, pathname } = new URL(path, 'https://market.example');
    expect(origin).toBe('https://market.example');
    expect(pathname).toMatch(/^\/(usercenter\/order|usercenter\/service|announcement)(\/[^/]+)?$/);
  }
});

it('keeps only security messages in the portal always on', () => {
  const settings = MESSAGE_TOPICS.flatMap((topic) =>
    NOTIFICATION_CHANNELS.map((channel) => ({ topic, channel })),
  );
  expect(settings.filter(isAlwaysOn)).toEqual([{ topic: 'security', channel: 'site' }]);
  for (const setting of settings) {
    expect(v.is(messageSettingChangeSchema, { ...setting, on: true })).toBe(true);
    expect(v.is(messageSettingChangeSchema, { ...setting, on: false })).toBe(!isAlwaysOn(setting));
  }
});

it('takes some messages, all of a topic or all as read', () => {
  const isPayload = (payload: object) => v.is(messageReadPayloadSchema, payload);
  expect(isPayload({ messageIds: ['1'] })).toBe(true);
  expect(isPayload({ all: true })).toBe(true);
  expect(isPayload({ all: true, topic: 'order' })).toBe(true);
  expect(isPayload({ all: true, topic: 'weather' })).toBe(false);
  expect(isPayload({ topic: 'order' })).toBe(false);
  expect(isPayload({ messageIds: Array.from({ length: 101 }, () => '1') })).toBe(false);
});
