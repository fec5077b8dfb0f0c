import { ACCESS_REQUEST_STATUSES } from '../src/domain/account/accessRequest';
import { collectMenuPaths } from '../src/domain/account/menus';
import { accessEndpoints } from '../src/domain/console/consoleAccess';
import { isoTime, now } from './lib/clock';
import { listColumns } from './lib/columns';
import { addRequest, decideRequest, getOwnRequests, toRequest } from './lib/console/accessRequests';
import { personName } from './lib/console/team';
import { db } from './lib/db';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';
import { getLockEnd } from './lib/loginGuard';
import { getMenus, getUserMenus } from './lib/menus';
import { toPage } from './lib/paging';
import { countRows, findRow } from './lib/rows';
import { getSessions } from './lib/sessions';
import { findUserById, getUsers } from './lib/users';

const ROLES = ['admin', 'user'] as const;

export default handlers(accessEndpoints, {
  request: ({ user, body, language }) => toRequest(addRequest(user, body), language),

  own: ({ user, language }) => ({
    requests: getOwnRequests(user.userId).map((record) => toRequest(record, language)),
  }),

  withdraw: ({ user, params, language }) => {
    const own = findRow(db().accessRequests, { requestId: params.requestId, userId: user.userId });
    return toRequest(decideRequest(own, { event: 'withdraw' }, user, language), language);
  },

  requests: ({ query, language }) => {
    const { status } = query;
    const all = db().accessRequests.toReversed();
    return {
      ...toPage(
        all.filter((each) => !status || each.status === status),
        query,
        (record) => toRequest(record, language),
      ),
      counts: countRows(all, ACCESS_REQUEST_STATUSES, (each, name) => each.status === name),
    };
  },

  decide: ({ user, params, body, language }) => {
    const request = findRow(db().accessRequests, { requestId: params.requestId });
    return toRequest(decideRequest(request, body, user, language), language);
  },

  overview: ({ language }) => ({
    roles: ROLES.map((role) => ({
      role,
      people: getUsers()
        .filter((user) => user.role === role)
        .map(({ userId }) => personName(userId, language)),
      paths: collectMenuPaths(getMenus(role)),
    })),
    granted: db()
      .accessRequests.filter(({ status }) => status === 'granted')
      .map(({ userId, path }) => ({ name: personName(userId, language), path })),
  }),

  people: ({ language }) => ({
    people: getUsers().map(({ userId, userName, role }) => ({
      userId,
      name: personName(userId, language),
      userName,
      role,
    })),
  }),

  person: ({ params: { userId }, language }) => {
    const user = getOrThrow(findUserById(userId), {
      zh: '没有找到该账号。',
      en: 'There is no such account.',
    });
    return {
      userId,
      name: personName(userId, language),
      role: user.role,
      lockedUntil: isoTime(user && getLockEnd(user)),
      sessions: getSessions(userId).length,
      menus: getUserMenus(user),
      columns: listColumns(language),
      requests: getOwnRequests(userId).map((record) => toRequest(record, language)),
    };
  },

  health: () => ({ at: isoTime(now()) }),
});
