import { LINK_ERROR, WORKPLACE_LINKS_MAX, type WorkplaceLink } from '../../../src/domain/console/workplace';
import { db } from '../db';
import { MockFailure } from '../failure';
import { isGranted } from '../menus';
import type { UserRecord } from '../users';

/** A workplace link of a user; an empty name stands for the page's title. */
export interface WorkplaceLinkRecord {
  linkId: string;
  userId: string;
  path: string;
  name: string;
}

declare module '../db' {
  interface MockTables {
    workplaceLinks: WorkplaceLinkRecord[];
  }
}

const DEFAULT_LINKS: Record<UserRecord['role'], string[]> = {
  admin: ['/list/table-list', '/dashboard/analysis', '/form/basic-form', '/editor/flow'],
  user: ['/list/basic-list', '/account/settings'],
};

export const seedLinks = (users: Pick<UserRecord, 'userId' | 'role'>[]): WorkplaceLinkRecord[] =>
  users.flatMap(({ userId, role }) =>
    DEFAULT_LINKS[role].map((path, index) => ({ linkId: `${userId}-${index + 1}`, userId, path, name: '' })),
  );

/** The user's links to accessible pages, oldest first. */
export const getLinks = (user: UserRecord): WorkplaceLink[] =>
  db()
    .workplaceLinks.filter(({ userId, path }) => userId === user.userId && isGranted(user, path))
    .map(({ linkId, path, name }) => ({ linkId, path, name }));

/** Adds a link. Throws a MockFailure for an inaccessible page, for a duplicate and above the limit. */
export function addLink(user: UserRecord, { path, name }: { path: string; name: string }): WorkplaceLink {
  if (!isGranted(user, path)) {
    throw new MockFailure(LINK_ERROR.noPage, { zh: '没有这个页面', en: 'There is no such page' });
  }
  const tables = db();
  const own = tables.workplaceLinks.filter(({ userId }) => userId === user.userId);
  if (own.some((link) => link.path === path)) {
    throw new MockFailure(LINK_ERROR.twice, {
      zh: '该页面已在快捷导航中',
      en: 'This page is linked already',
    });
  }
  if (own.length >= WORKPLACE_LINKS_MAX) {
    throw new MockFailure(LINK_ERROR.tooMany, {
      zh: '快捷导航最多 12 个',
      en: 'There can be 12 links at most',
    });
  }
  const last = Math.max(0, ...own.map(({ linkId }) => Number(linkId.split('-').at(-1))));
  const linkId = `${user.userId}-${last + 1}`;
  tables.workplaceLinks.push({ linkId, userId: user.userId, path, name });
  return { linkId, path, name };
}

/** Removes a link; idempotent. */
export function removeLink(user: UserRecord, linkId: string): void {
  db().workplaceLinks = db().workplaceLinks.filter(
    (link) => link.userId !== user.userId || link.linkId !== linkId,
  );
}
