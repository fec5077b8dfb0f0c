import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  ACCESS_ERROR,
  ACCESS_REQUEST_STATUSES,
  type AccessRequest,
  type AccessRequestEvent,
  accessRefusal,
  accessTransitionRefused,
  isRequestable,
  nextAccessStatus,
  ownAccessRequest,
} from '../../../src/domain/account/accessRequest';
import { collectMenuPaths } from '../../../src/domain/account/menus';
import { DAY_MS } from '../../../src/domain/calendar';
import { isoTime, now } from '../clock';
import { lazy, readJson, textSchema } from '../content';
import { db } from '../db';
import { getOrThrow, MockFailure } from '../failure';
import { getMenus, isGranted } from '../menus';
import { type Language, type Text, textIn } from '../text';
import type { UserRecord } from '../users';
import type { AccessRequestRecord } from './records';
import { personName } from './team';

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

export const toRequest = (record: AccessRequestRecord, language: Language): AccessRequest => ({
  ...record,
  name: personName(record.userId, language),
  reason: textIn(record.reason, language),
  requestedAt: isoTime(record.requestedAt),
  decidedAt: isoTime(record.decidedAt),
  decidedBy: record.decidedBy && personName(record.decidedBy, language),
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
  note?: string;
}

const DECLARED = { transitionRefused: accessTransitionRefused, ownRequest: ownAccessRequest };

const REFUSALS: Record<NonNullable<ReturnType<typeof accessRefusal>>, Text> = {
  transitionRefused: {
    zh: '这条申请已被撤回或处理。',
    en: 'This request was withdrawn or has been decided.',
  },
  ownRequest: {
    zh: '您不能处理自己的申请，请由其他管理员处理。',
    en: 'You can’t decide your own request; another administrator decides it.',
  },
};

/** Changes the status of a request. A repeated event changes nothing. Throws a MockFailure when the user may not cause the event. */
export function decideRequest(
  record: AccessRequestRecord | undefined,
  { event, note }: Decision,
  { userId }: UserRecord,
  language: Language,
): AccessRequestRecord {
  const request = getOrThrow(record, { zh: '没有找到这条申请。', en: 'There is no such request.' });
  const refusal = accessRefusal(request, event, userId);
  if (refusal) throw new MockFailure(DECLARED[refusal], REFUSALS[refusal], toRequest(request, language));
  const status = nextAccessStatus(request.status, event);
  if (status === undefined || status === request.status) return request;
  const decidedBy = event === 'withdraw' ? undefined : userId;
  return Object.assign(request, { status, decidedAt: now(), note, decidedBy });
}
