import { randomUUID } from 'node:crypto';
import type { MenuEntry } from '../src/domain/account/account';
import type { AccessRequest } from '../src/domain/console/consoleAccess';
import { accessEndpoints } from '../src/domain/console/consoleAccess';
import { isoTime, now } from './lib/clock';
import type { AccessRequestRecord } from './lib/console/records';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { getMenus } from './lib/menus';
import { toPage } from './lib/paging';
import { findUserById } from './lib/users';

const ROLES = ['admin', 'user'] as const;

const toPaths = (menus: MenuEntry[]): string[] =>
  menus.flatMap(({ path, children }) => [path, ...toPaths(children ?? [])]);

const getName = (userId: string) => {
  const user = findUserById(userId);
  return user?.nickname || user?.userName || userId;
};

function requestAnswer({ userId, requestedAt, handledAt, ...rest }: AccessRequestRecord): AccessRequest {
  return {
    ...rest,
    name: getName(userId),
    status: handledAt === undefined ? 'open' : 'handled',
    requestedAt: isoTime(requestedAt),
    handledAt: handledAt === undefined ? undefined : isoTime(handledAt),
  };
}

export default handlers(accessEndpoints, {
  request: ({ user: { userId }, body: { path, reason } }) => {
    const waiting = db().accessRequests.find(
      (each) => each.userId === userId && each.path === path && each.handledAt === undefined,
    );
    // Who asks again for what is still open has asked once; the newer reason counts.
    if (waiting) return requestAnswer(Object.assign(waiting, reason && { reason }));
    const record = { requestId: randomUUID(), userId, path, reason, requestedAt: now() };
    db().accessRequests.push(record);
    return requestAnswer(record);
  },

  requests: ({ query }) => {
    const status = query('status');
    const all = db()
      .accessRequests.map(requestAnswer)
      .filter((each) => !status || each.status === status);
    return toPage(all.toReversed(), query);
  },

  handleRequest: ({ params }) => {
    const record = db().accessRequests.find(({ requestId }) => requestId === params.requestId);
    if (!record) {
      throw new MockFailure(MOCK_CODE.notFound, {
        zh: '没有找到这条申请。',
        en: 'There is no such request.',
      });
    }
    record.handledAt ??= now();
    return requestAnswer(record);
  },

  overview: () => ({
    roles: ROLES.map((role) => ({
      role,
      people: db()
        .users.filter((user) => user.role === role)
        .map(({ userId }) => getName(userId)),
      paths: toPaths(getMenus(role)),
    })),
  }),

  health: () => ({ at: isoTime(now()) }),
});
