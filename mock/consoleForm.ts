import * as v from 'valibot';
import { goalErrors } from '../src/domain/console/goal';
import {
  FORM_ERROR,
  FORM_PATHS,
  formEndpoints,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '../src/domain/console/submission';
import { warehouseErrors } from '../src/domain/console/warehouse';
import type { CallOf, SignedInCall } from './lib/call';
import { isoTime, now } from './lib/clock';
import { payAccounts } from './lib/console/payAccounts';
import { findPerson, personAnswer, searchPeople } from './lib/console/people';
import type { SubmissionRecord } from './lib/console/records';
import { knownSubmission, submissionAnswer, submit, summaryAnswer } from './lib/console/submissions';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { requireAccess } from './lib/granted';
import { handlers } from './lib/handlers';
import { toPage } from './lib/paging';
import { provePassword } from './lib/security/passwordProof';

const answer = (record: SubmissionRecord, { user, language }: Pick<SignedInCall, 'user' | 'language'>) =>
  submissionAnswer(record, { submitter: user.nickname || user.userName, language, at: now() });

const ownSubmissions = ({ user }: Pick<SignedInCall, 'user'>) =>
  db().submissions.filter(({ userId }) => userId === user.userId);

function getKind(name: string | undefined): SubmissionKind {
  const kind = SUBMISSION_KINDS.find((each) => each === name);
  if (kind) return kind;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这种表单。', en: 'There is no such form.' });
}

function refuseErrors(errors: object): void {
  if (Object.keys(errors).length === 0) return;
  const text = {
    zh: '有内容填写不正确，请检查后重新提交。',
    en: 'Some fields are not right. Check them and send again.',
  };
  throw new MockFailure(FORM_ERROR.fieldsInvalid, text, { errors });
}

/** Refuses whoever has not the form's page; answers which form it is. */
function allowedForm({
  user,
  params,
}: Pick<CallOf<typeof formEndpoints.draft>, 'user' | 'params'>): SubmissionKind {
  const kind = getKind(params.kind);
  requireAccess(user, FORM_PATHS[kind]);
  return kind;
}

function submitTransfer(call: CallOf<typeof formEndpoints.submitTransfer>) {
  const { content, password, captcha, idempotencyKey } = call.body;
  const given = { kind: 'transfer', content, idempotencyKey, userId: call.user.userId } as const;
  // Asking what became of an earlier call proves nothing anew and moves no money.
  const known = knownSubmission(db(), given);
  if (known) return answer(known, call);
  provePassword(call.user, password, captcha);
  const account = payAccounts(db(), call.language).find(
    ({ accountId }) => accountId === content.payAccountId,
  );
  if (!account) refuseErrors({ payAccountId: 'required' });
  if (account && account.balance < content.amount) {
    throw new MockFailure(FORM_ERROR.balanceShort, {
      zh: '付款账户余额不足，请减少金额或更换账户。',
      en: 'The account holds less than that. Lower the amount or choose another account.',
    });
  }
  return answer(submit(db(), given, now()), call);
}

function submitWarehouse(call: CallOf<typeof formEndpoints.submitWarehouse>) {
  const { content, idempotencyKey } = call.body;
  refuseErrors(warehouseErrors(content));
  const given = { kind: 'warehouse', content, idempotencyKey, userId: call.user.userId } as const;
  const known = knownSubmission(db(), given);
  const taken = db().submissions.some(
    (each) => each.kind === 'warehouse' && each.content.host.toLowerCase() === content.host.toLowerCase(),
  );
  if (!known && taken) {
    throw new MockFailure(FORM_ERROR.hostTaken, {
      zh: '该域名已被其他仓库使用，请更换。',
      en: 'Another warehouse uses this domain. Choose another one.',
    });
  }
  return answer(submit(db(), given, now()), call);
}

export default handlers(formEndpoints, {
  people: ({ query, queryAll, language }) => {
    const ids = queryAll('id');
    const found =
      ids.length > 0 ? ids.flatMap((id) => findPerson(id) ?? []) : searchPeople(query('keyword') ?? '');
    return { list: found.map((person) => personAnswer(person, language)) };
  },

  payAccounts: ({ language }) => ({ list: payAccounts(db(), language) }),

  submitGoal: (call) => {
    const { content, idempotencyKey } = call.body;
    refuseErrors(goalErrors(content));
    const given = { kind: 'goal', content, idempotencyKey, userId: call.user.userId } as const;
    return answer(submit(db(), given, now()), call);
  },
  submitTransfer,
  submitWarehouse,

  draft: (call) => {
    const kind = allowedForm(call);
    const draft = db().formDrafts.find((each) => each.userId === call.user.userId && each.kind === kind);
    return { draft: draft ? { values: draft.values, savedAt: isoTime(draft.savedAt) } : null };
  },

  saveDraft: (call) => {
    const kind = allowedForm(call);
    const { values } = call.body;
    const { userId } = call.user;
    const others = db().formDrafts.filter((each) => each.userId !== userId || each.kind !== kind);
    const savedAt = now();
    db().formDrafts = [...others, { userId, kind, values, savedAt }];
    return { draft: { values, savedAt: isoTime(savedAt) } };
  },

  deleteDraft: (call) => {
    const kind = allowedForm(call);
    const { userId } = call.user;
    db().formDrafts = db().formDrafts.filter((each) => each.userId !== userId || each.kind !== kind);
    return { draft: null };
  },

  submissions: (call) => {
    const kind = getKind(call.query('kind'));
    requireAccess(call.user, FORM_PATHS[kind]);
    const own = ownSubmissions(call).filter((each) => each.kind === kind);
    const { list, ...page } = toPage(own.toReversed(), call.query);
    return { list: list.map((each) => summaryAnswer(each, now())), ...page };
  },

  latestSubmission: (call) => {
    const outcome = v.parse(v.fallback(v.picklist(['success', 'fail']), 'success'), call.query('outcome'));
    requireAccess(call.user, `/result/${outcome}`);
    const latest = ownSubmissions(call).findLast(
      ({ reasons }) => reasons.length > 0 === (outcome === 'fail'),
    );
    return { submission: latest ? answer(latest, call) : null };
  },

  submissionByKey: (call) => {
    const known = ownSubmissions(call).find(({ idempotencyKey }) => idempotencyKey === call.params.key);
    if (known) requireAccess(call.user, FORM_PATHS[known.kind]);
    return { submission: known ? answer(known, call) : null };
  },

  submission: (call) => {
    const record = ownSubmissions(call).find(({ submissionId }) => submissionId === call.params.submissionId);
    if (!record) {
      throw new MockFailure(MOCK_CODE.notFound, {
        zh: '没有找到这次提交。',
        en: 'There is no such submission.',
      });
    }
    requireAccess(call.user, FORM_PATHS[record.kind]);
    return answer(record, call);
  },
});
