import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { type Goal, overlaps } from '../../../src/domain/console/goal';
import {
  FORM_ERROR,
  SUBMISSION_STEPS,
  type Submission,
  type SubmissionKind,
  type SubmissionStatus,
  type SubmissionSummary,
} from '../../../src/domain/console/submission';
import { isoTime, now } from '../clock';
import { db, type MockTables } from '../db';
import { MockFailure } from '../failure';
import type { Language, Text } from '../text';
import { markChanged } from '../versions';
import { findPayAccount } from './payAccounts';
import { findPerson, personView } from './people';
import type { SubmissionRecord } from './records';

/** Time from the submission to the end of each step. */
const STEP_AFTER_MS: Record<SubmissionKind, readonly number[]> = {
  goal: [0, 0, DAY_MS, 2 * DAY_MS],
  transfer: [0, 0, 30 * MINUTE_MS, 2 * HOUR_MS],
  warehouse: [0, 0, 4 * HOUR_MS, DAY_MS],
};

const SYSTEM: Text = { zh: '系统自动', en: 'Automatic' };
const BANK: Text = { zh: '收款机构', en: 'Receiving bank' };

type NewSubmission<R = SubmissionRecord> = R extends SubmissionRecord
  ? Pick<R, 'kind' | 'content' | 'idempotencyKey' | 'userId'>
  : never;

/** The conflicts of a goal with the user's other goals. */
function getRefusals(goal: Goal, others: readonly Goal[]): SubmissionRecord['reasons'] {
  const sameTime = others.filter((other) => overlaps(goal, other));
  const weight = sameTime.reduce((sum, other) => sum + (other.weight ?? 0), goal.weight ?? 0);
  return [
    ...(weight > 100 ? [{ code: 'weightOver', field: 'weight' } as const] : []),
    ...(goal.reviewers.some((id) => findPerson(id)?.away)
      ? [{ code: 'reviewerAway', field: 'reviewers' } as const]
      : []),
  ];
}

/** The earlier submission with this key. Throws when its content differs. */
export function findExistingSubmission(
  tables: MockTables,
  submission: NewSubmission,
): SubmissionRecord | undefined {
  const existing = tables.submissions.find(
    (each) => each.userId === submission.userId && each.idempotencyKey === submission.idempotencyKey,
  );
  if (
    !existing ||
    (existing.kind === submission.kind &&
      JSON.stringify(existing.content) === JSON.stringify(submission.content))
  )
    return existing;
  throw new MockFailure(FORM_ERROR.keyUsed, {
    zh: '本次提交的内容与之前不同，请重新提交。',
    en: 'This differs from what was sent before. Send it anew.',
  });
}

/** Stores a submission at `at`. Idempotent by key. */
export function submit(tables: MockTables, submission: NewSubmission, at: number): SubmissionRecord {
  const existing = findExistingSubmission(tables, submission);
  if (existing) return existing;
  const goals = tables.submissions
    .filter((each) => each.kind === 'goal')
    .filter(({ userId, reasons }) => userId === submission.userId && reasons.length === 0)
    .map(({ content }) => content);
  const reasons = submission.kind === 'goal' ? getRefusals(submission.content, goals) : [];
  const record: SubmissionRecord = { ...submission, submissionId: randomUUID(), createdAt: at, reasons };
  tables.submissions.push(record);
  storeDraft(submission, submission.kind, undefined);
  return record;
}

interface DraftOwner {
  userId: string;
}

/** The draft of a form, of which `versionOf` is the version. */
export const draftOf = ({ userId }: DraftOwner, kind: SubmissionKind) => `draft ${kind} ${userId}`;

/** Replaces the draft of a form; without values it is deleted. */
export function storeDraft(
  user: DraftOwner,
  kind: SubmissionKind,
  values: Record<string, unknown> | undefined,
): void {
  const { userId } = user;
  const tables = db();
  const others = tables.formDrafts.filter((each) => each.userId !== userId || each.kind !== kind);
  tables.formDrafts = [...others, ...(values ? [{ userId, kind, values, savedAt: now() }] : [])];
  markChanged(draftOf(user, kind), user);
}

function getStatus({ kind, reasons, createdAt }: SubmissionRecord, at: number): SubmissionStatus {
  if (reasons.length > 0) return 'refused';
  return createdAt + (STEP_AFTER_MS[kind].at(-1) ?? 0) <= at ? 'done' : 'reviewing';
}

/** Returns the submission with the content of a sample in one language. */
const recordIn = (record: SubmissionRecord, language: Language): SubmissionRecord =>
  record.english && language === 'en' ? ({ ...record, content: record.english } as SubmissionRecord) : record;

function getTitle(record: SubmissionRecord): string {
  if (record.kind === 'goal') return record.content.title;
  return record.kind === 'transfer' ? record.content.receiverName : record.content.name;
}

export function submissionSummary(
  record: SubmissionRecord,
  { language, at }: { language: Language; at: number },
): SubmissionSummary {
  const { submissionId, kind, createdAt } = record;
  return {
    submissionId,
    kind,
    title: getTitle(recordIn(record, language)),
    status: getStatus(record, at),
    createdAt: isoTime(createdAt),
  };
}

/** The name of the person for each step; empty for the submitter. */
function getActors(record: SubmissionRecord, language: Language): string[] {
  const name = (id: string | undefined) => (id && findPerson(id)?.name[language]) || '';
  if (record.kind === 'goal') {
    const [first] = record.content.reviewers;
    return ['', SYSTEM[language], name(first ?? 'p01'), name('p11')];
  }
  if (record.kind === 'transfer') return ['', SYSTEM[language], name('p09'), BANK[language]];
  const { executor, approver } = record.content;
  return ['', SYSTEM[language], name(executor), name(approver)];
}

const REASONS: Record<SubmissionRecord['reasons'][number]['code'], Text> = {
  weightOver: {
    zh: '同一时间段内，您所有目标的权重之和超过了 100%。',
    en: 'Together with your other goals of the same time, the weights come to more than 100%.',
  },
  reviewerAway: {
    zh: '邀请的评审人中有人正在休假，近期无法评审。',
    en: 'One of the invited reviewers is on leave and cannot review anything soon.',
  },
};

function getPersonIds(record: SubmissionRecord): string[] {
  if (record.kind === 'transfer') return [];
  if (record.kind === 'goal') return [...record.content.reviewers, ...record.content.audience];
  const { owner, approver, executor, duty } = record.content;
  return [owner, approver, executor, duty];
}

/** A submission for its submitter at `at`. */
export function submissionView(
  record: SubmissionRecord,
  { submitter, language, at }: { submitter: string; language: Language; at: number },
): Submission {
  const names = getActors(record, language);
  const refused = record.reasons.length > 0;
  const people = [...new Set(getPersonIds(record))].flatMap((id) => findPerson(id) ?? []);
  const rest = {
    ...submissionSummary(record, { language, at }),
    steps: SUBMISSION_STEPS[record.kind].map((key, index) => {
      const doneAt = record.createdAt + (STEP_AFTER_MS[record.kind][index] ?? 0);
      // A refused submission stops after the automatic check.
      const done = doneAt <= at && (!refused || index < 2);
      return { key, by: names[index] || submitter, at: done ? isoTime(doneAt) : undefined };
    }),
    reasons: record.reasons.map((reason) => ({ ...reason, text: REASONS[reason.code][language] })),
    people: people.map((each) => personView(each, language)),
  };
  const shown = recordIn(record, language);
  if (shown.kind === 'goal') return { ...rest, kind: 'goal', content: shown.content };
  if (shown.kind === 'warehouse') return { ...rest, kind: 'warehouse', content: shown.content };
  const accountName = findPayAccount(shown.content.payAccountId)?.name[language];
  return { ...rest, kind: 'transfer', content: shown.content, accountName };
}
