import { goalErrors } from '../src/domain/console/goal';
import {
  FORM_ERROR,
  FORM_PATHS,
  type FormDraft,
  formEndpoints,
  formFieldsInvalid,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '../src/domain/console/submission';
import { warehouseErrors } from '../src/domain/console/warehouse';
import type { FIELD_ERRORS } from '../src/domain/fieldError';
import type { CallOf, SignedInCall } from './lib/call';
import { isoTime, now } from './lib/clock';
import { payAccounts } from './lib/console/payAccounts';
import { findPerson, personView, searchPeople } from './lib/console/people';
import type { SubmissionRecord } from './lib/console/records';
import {
  draftOf,
  findExistingSubmission,
  storeDraft,
  submissionSummary,
  submissionView,
  submit,
} from './lib/console/submissions';
import { personName } from './lib/console/team';
import { db } from './lib/db';
import { getOrThrow, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { requireAccess } from './lib/menus';
import { toPage } from './lib/paging';
import { findRow, getRow, ownRows } from './lib/rows';
import { provePassword } from './lib/security/authentication';
import type { UserRecord } from './lib/users';
import { assertVersion, versionOf } from './lib/versions';

const toView = (record: SubmissionRecord, { user, language }: Pick<SignedInCall, 'user' | 'language'>) =>
  submissionView(record, { submitter: personName(user.userId, language), language, at: now() });

const getOwnSubmissions = ({ user }: Pick<SignedInCall, 'user'>) => ownRows(db().submissions, user);

function assertNoErrors(errors: Record<string, (typeof FIELD_ERRORS)[number]>): void {
  if (Object.keys(errors).length === 0) return;
  const text = {
    zh: '有内容填写不正确，请检查后重新提交。',
    en: 'Some fields are not right. Check them and send again.',
  };
  throw new MockFailure(formFieldsInvalid, text, { errors });
}

/** The kind of a form. Throws a MockFailure when the user cannot open its page. */
function requireForm({ user }: Pick<SignedInCall, 'user'>, name: string | undefined): SubmissionKind {
  const found = SUBMISSION_KINDS.find((each) => each === name);
  const kind = getOrThrow(found, { zh: '没有这种表单。', en: 'There is no such form.' });
  requireAccess(user, FORM_PATHS[kind]);
  return kind;
}

function submitTransfer(call: CallOf<typeof formEndpoints.submitTransfer>) {
  const { content, password, captcha, idempotencyKey } = call.body;
  const submission = { kind: 'transfer', content, idempotencyKey, userId: call.user.userId } as const;
  // A retry needs no password and moves no money.
  const existing = findExistingSubmission(db(), submission);
  if (existing) return toView(existing, call);
  provePassword(call, password, captcha);
  const account = payAccounts(db(), call.language).find(
    ({ accountId }) => accountId === content.payAccountId,
  );
  if (!account) assertNoErrors({ payAccountId: 'required' });
  if (account && account.balance < content.amount) {
    throw new MockFailure(FORM_ERROR.balanceShort, {
      zh: '付款账户余额不足，请减少金额或更换账户。',
      en: 'The account holds less than that. Lower the amount or choose another account.',
    });
  }
  return toView(submit(db(), submission, now()), call);
}

function submitWarehouse(call: CallOf<typeof formEndpoints.submitWarehouse>) {
  const { content, idempotencyKey } = call.body;
  assertNoErrors(warehouseErrors(content));
  const submission = { kind: 'warehouse', content, idempotencyKey, userId: call.user.userId } as const;
  const existing = findExistingSubmission(db(), submission);
  const taken = db().submissions.some(
    (each) => each.kind === 'warehouse' && each.content.host.toLowerCase() === content.host.toLowerCase(),
  );
  if (!existing && taken) {
    throw new MockFailure(FORM_ERROR.hostTaken, {
      zh: '该域名已被其他仓库使用，请更换。',
      en: 'Another warehouse uses this domain. Choose another one.',
    });
  }
  return toView(submit(db(), submission, now()), call);
}

function draftView(user: UserRecord, kind: SubmissionKind): FormDraft {
  const draft = findRow(db().formDrafts, { userId: user.userId, kind });
  return {
    draft: draft ? { values: draft.values, savedAt: isoTime(draft.savedAt) } : null,
    version: versionOf(draftOf(user, kind)),
  };
}

export default handlers(formEndpoints, {
  people: ({ query, language }) => {
    const { id: ids = [] } = query;
    const found = ids.length > 0 ? ids.flatMap((id) => findPerson(id) ?? []) : searchPeople(query.keyword);
    return { list: found.map((person) => personView(person, language)) };
  },

  payAccounts: ({ language }) => ({ list: payAccounts(db(), language) }),

  submitGoal: (call) => {
    const { content, idempotencyKey } = call.body;
    assertNoErrors(goalErrors(content));
    const submission = { kind: 'goal', content, idempotencyKey, userId: call.user.userId } as const;
    return toView(submit(db(), submission, now()), call);
  },
  submitTransfer,
  submitWarehouse,

  draft: (call) => draftView(call.user, requireForm(call, call.params.kind)),

  saveDraft: (call) => {
    const kind = requireForm(call, call.params.kind);
    const { user, language, body } = call;
    const view = () => draftView(user, kind);
    if (view().draft) assertVersion(draftOf(user, kind), body.version, { language, view });
    storeDraft(user, kind, body.values);
    return view();
  },

  deleteDraft: (call) => {
    const kind = requireForm(call, call.params.kind);
    storeDraft(call.user, kind, undefined);
    return draftView(call.user, kind);
  },

  submissions: (call) => {
    const kind = requireForm(call, call.query.kind);
    const own = getOwnSubmissions(call).filter((each) => each.kind === kind);
    return toPage(own.toReversed(), call.query, (each) =>
      submissionSummary(each, { language: call.language, at: now() }),
    );
  },

  latestSubmission: (call) => {
    const { outcome = 'success' } = call.query;
    requireAccess(call.user, `/result/${outcome}`);
    const latest = getOwnSubmissions(call).findLast(
      ({ reasons }) => reasons.length > 0 === (outcome === 'fail'),
    );
    return { submission: latest ? toView(latest, call) : null };
  },

  submissionByKey: (call) => {
    const existing = findRow(getOwnSubmissions(call), { idempotencyKey: call.params.key });
    if (existing) requireAccess(call.user, FORM_PATHS[existing.kind]);
    return { submission: existing ? toView(existing, call) : null };
  },

  submission: (call) => {
    const text = { zh: '没有找到这次提交。', en: 'There is no such submission.' };
    const record = getRow(getOwnSubmissions(call), { submissionId: call.params.submissionId }, text);
    requireAccess(call.user, FORM_PATHS[record.kind]);
    return toView(record, call);
  },
});
