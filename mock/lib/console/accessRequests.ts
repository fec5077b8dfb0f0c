import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  ACCESS_ERROR,
  ACCESS_REQUEST_STATUSES,
  type AccessRequest,
  type AccessRequestEvent,
  isRequestable,
  nextAccessStatus,
} from '../../../src/domain/account/accessRequest';
import { collectMenuPaths } from '../../../src/domain/account/menus';
import { DAY_MS } from '../../../src/domain/calendar';
import { isoTime, now } from '../clock';
import { lazy, readJson, textSchema } from '../content';
import { db } from '../db';
import { getOrThrow, MockFailure } from '../failure';
import { getMenus, isGranted } from '../menus';
import { type Language, textIn } from '../text';
import { findUserById, type UserRecord } from '../users';
import type { AccessRequestRecord } from './records';

const samples = lazy(() =>
  readJson(
    'console/accessRequests.json',
    v.array(
      v.strictObject({
        requestId: v.string(),
        path: v.string(),
        reason: textSchema,
        status: v.picklist(ACCESS_REQUEST_STATUSES),
        requestedDaysAgo: v.number(),
        decidedDaysAgo: v.optional(v.number()),
        note: v.optional(textSchema),
      }),
    ),
  ),
);

/** Requests of the sample customer, of which the sample administrator decided some. */
export const seedAccessRequests = (seededAt: number): AccessRequestRecord[] =>
  samples().map(({ requestedDaysAgo, decidedDaysAgo, ...sample }) => ({
    ...sample,
    userId: '10002',
    requestedAt: seededAt - requestedDaysAgo * DAY_MS,
    ...(decidedDaysAgo !== undefined && {
      decidedAt: seededAt - decidedDaysAgo * DAY_MS,
      decidedBy: '10001',
    }),
  }));

export function getName(userId: string): string {
  const user = findUserById(userId);
  return user?.nickname || user?.userName || userId;
}

export const toRequest = (record: AccessRequestRecord, language: Language): AccessRequest => ({
  ...record,
  name: getName(record.userId),
  reason: textIn(record.reason, language),
  requestedAt: isoTime(record.requestedAt),
  decidedAt: isoTime(record.decidedAt),
  decidedBy: record.decidedBy && getName(record.decidedBy),
  note: record.note && textIn(record.note, language),
});

/** The user's latest request for each path, newest first. */
export const getOwnRequests = (userId: string): AccessRequestRecord[] => {
  const newestFirst = db()
    .accessRequests.filter((each) => each.userId === userId)
    .toReversed();
  return newestFirst.filter(
    ({ path }, index) => newestFirst.findIndex((each) => each.path === path) === index,
  );
};

/** Adds a request. A repeated request changes the reason of the open one. Throws a MockFailure for a path that cannot be requested. */
export function addRequest(
  user: UserRecord,
  { path, reason }: { path: string; reason: string },
): AccessRequestRecord {
  if (!isRequestable(path) || !collectMenuPaths(getMenus('admin')).includes(path)) {
    throw new MockFailure(ACCESS_ERROR.notRequestable, {
      zh: '无法申请访问该页面。',
      en: 'Access to this page can’t be requested.',
    });
  }
  if (isGranted(user, path)) {
    throw new MockFailure(ACCESS_ERROR.alreadyGranted, {
      zh: '您已可以访问该页面。',
      en: 'You already have access to this page.',
    });
  }
  const { userId } = user;
  const open = db().accessRequests.find(
    (each) => each.userId === userId && each.path === path && each.status === 'open',
  );
  if (open) return Object.assign(open, reason && { reason });
  const record = {
    requestId: randomUUID(),
    userId,
    path,
    reason,
    status: 'open',
    requestedAt: now(),
  } as const;
  db().accessRequests.push(record);
  return record;
}

interface Decision {
  event: AccessRequestEvent;
  /** The administrator; undefined when the requester withdraws. */
  decidedBy?: string;
  note?: string;
}

/** Changes the status of a request. A repeated event changes nothing. Throws a MockFailure when the status does not allow it. */
export function decideRequest(
  record: AccessRequestRecord | undefined,
  { event, ...decision }: Decision,
  language: Language,
): AccessRequestRecord {
  const request = getOrThrow(record, { zh: '没有找到这条申请。', en: 'There is no such request.' });
  const status = nextAccessStatus(request.status, event);
  if (status === undefined) {
    throw new MockFailure(
      ACCESS_ERROR.transitionRefused,
      { zh: '这条申请的状态已变化。', en: 'The status of this request has changed.' },
      toRequest(request, language),
    );
  }
  return status === request.status
    ? request
    : Object.assign(request, { status, decidedAt: now(), note: undefined, decidedBy: undefined }, decision);
}
