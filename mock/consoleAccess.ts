import { randomUUID } from 'node:crypto';
import type { MenuEntry } from '../src/domain/account/account';
import { type AccessRequest, accessRequestPayloadSchema } from '../src/domain/console/consoleAccess';
import { isoTime, now } from './lib/clock';
import type { AccessRequestRecord } from './lib/console/records';
import { db } from './lib/db';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';
import { menusOf } from './lib/menus';
import { pageOf } from './lib/paging';
import { findUserById } from './lib/users';

const ROLES = ['admin', 'user'] as const;

const pathsOf = (menus: MenuEntry[]): string[] =>
  menus.flatMap(({ path, children }) => [path, ...pathsOf(children ?? [])]);

const nameOf = (userId: string) => {
  const user = findUserById(userId);
  return user?.nickname || user?.userName || userId;
};

function requestAnswer({ userId, requestedAt, handledAt, ...rest }: AccessRequestRecord): AccessRequest {
  return {
    ...rest,
    name: nameOf(userId),
    status: handledAt === undefined ? 'open' : 'handled',
    requestedAt: isoTime(requestedAt),
    handledAt: handledAt === undefined ? undefined : isoTime(handledAt),
  };
}

export default {
  'POST /api/v1/console/access/request': endpoint(
    (call) => {
      const { path, reason } = call.body(accessRequestPayloadSchema);
      const { userId } = call.user;
      const waiting = db().accessRequests.find(
        (each) => each.userId === userId && each.path === path && each.handledAt === undefined,
      );
      // Who asks again for what is still open has asked once; the newer reason counts.
      if (waiting) return requestAnswer(Object.assign(waiting, reason && { reason }));
      const record = { requestId: randomUUID(), userId, path, reason, requestedAt: now() };
      db().accessRequests.push(record);
      return requestAnswer(record);
    },
    { auth: true },
  ),
  'GET /api/v1/console/access/request/list': endpoint(
    (call) => {
      mustHave(call.user, '/admin/sub-page');
      const status = call.query('status');
      const all = db()
        .accessRequests.map(requestAnswer)
        .filter((each) => !status || each.status === status);
      return pageOf(all.toReversed(), call.query);
    },
    { auth: true },
  ),
  'POST /api/v1/console/access/request/:id/handle': endpoint(
    (call) => {
      mustHave(call.user, '/admin/sub-page');
      const record = db().accessRequests.find(({ requestId }) => requestId === call.params.id);
      if (!record) {
        throw new MockFailure(MOCK_CODE.notFound, {
          zh: '没有找到这条申请。',
          en: 'There is no such request.',
        });
      }
      record.handledAt ??= now();
      return requestAnswer(record);
    },
    { auth: true },
  ),
  'GET /api/v1/console/access/overview': endpoint(
    (call) => {
      mustHave(call.user, '/admin');
      return {
        roles: ROLES.map((role) => ({
          role,
          people: db()
            .users.filter((user) => user.role === role)
            .map(({ userId }) => nameOf(userId)),
          paths: pathsOf(menusOf(role)),
        })),
      };
    },
    { auth: true },
  ),
  'GET /api/v1/console/health': endpoint(
    (call) => {
      mustHave(call.user, '/exception/500');
      return { at: isoTime(now()) };
    },
    { auth: true },
  ),
};
