import { randomUUID } from 'node:crypto';
import type { MenuEntry } from '../src/domain/account/account';
import type { AccessRequest } from '../src/domain/console/consoleAccess';
import { accessEndpoints } from '../src/domain/console/consoleAccess';
import { isoTime, now } from './lib/clock';
import type { AccessRequestRecord } from './lib/console/records';
import { db } from './lib/db';
import { getOrThrow } from './lib/failure';
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

const requestView = ({ userId, requestedAt, handledAt, ...rest }: AccessRequestRecord): AccessRequest => ({
  ...rest,
  name: getName(userId),
  status: handledAt === undefined ? 'open' : 'handled',
  requestedAt: isoTime(requestedAt),
  handledAt: isoTime(handledAt),
});

export default handlers(accessEndpoints, {
  request: ({ user: { userId }, body: { path, reason } }) => {
    const open = db().accessRequests.find(
      (each) => each.userId === userId && each.path === path && each.handledAt === undefined,
    );
    // A repeated request updates the reason of the open one.
    if (open) return requestView(Object.assign(open, reason && { reason }));
    const record = { requestId: randomUUID(), userId, path, reason, requestedAt: now() };
    db().accessRequests.push(record);
    return requestView(record);
  },

  requests: ({ query }) => {
    const status = query('status');
    const all = db()
      .accessRequests.map(requestView)
      .filter((each) => !status || each.status === status);
    return toPage(all.toReversed(), query);
  },

  handleRequest: ({ params }) => {
    const found = db().accessRequests.find(({ requestId }) => requestId === params.requestId);
    const record = getOrThrow(found, { zh: '没有找到这条申请。', en: 'There is no such request.' });
    record.handledAt ??= now();
    return requestView(record);
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
