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
  [{ kind: 'order', id: '1001' }, '/usercenter/order/1001'],
  [{ kind: 'service', id: 'I1001' }, '/usercenter/service/I1001'],
  [{ kind: 'announcement', id: '6101' }, '/announcement/6101'],
  [{ kind: 'balance', id: undefined }, '/usercenter/service/charge'],
  [{ kind: 'certification', id: undefined }, '/usercenter/security/certification'],
  [{ kind: 'security', id: undefined }, '/usercenter/security'],
] as const)('leads from %j to %s', (target, path) => {
  expect(targetPath(target)).toBe(path);
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

it('leads nowhere without a required id and for a kind of a newer server', () => {
  expect(targetPath({ kind: 'order', id: undefined })).toBeUndefined();
  expect(targetPath({ kind: 'service', id: undefined })).toBeUndefined();
  expect(targetPath({ kind: 'announcement', id: undefined })).toBeUndefined();
  expect(targetPath({ kind: 'gift', id: '1' } as unknown as MessageTarget)).toBeUndefined();
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
