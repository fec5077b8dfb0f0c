import {
  PROCESS_ERROR,
  type ProcessEventPayload,
  processRefusedSchema,
} from '../../../../src/domain/console/process';
import {
  type ProcessPosition,
  type ProcessRefusal,
  processRefusal,
} from '../../../../src/domain/console/processMachine';
import { refusal } from '../../../../src/domain/requestError';
import { now } from '../../clock';
import { db } from '../../db';
import { MOCK_CODE, MockFailure } from '../../failure';
import type { Language, Text } from '../../text';
import { getPerson } from '../team';
import { processView } from './processes';
import { type FoundProject, getRecipients, getState } from './processState';

const nameOf = (userId: string): Text => ({
  zh: getPerson(userId, 'zh').name,
  en: getPerson(userId, 'en').name,
});

/** Why an event is refused, for people. */
const REFUSALS: Record<ProcessRefusal, (position: ProcessPosition) => Text> = {
  transitionRefused: () => ({
    zh: '审批单的状态已经改变，请按最新状态处理',
    en: 'The approval has moved on; please go by where it stands now',
  }),
  ownRequest: () => ({ zh: '申请人不能审批自己的申请', en: 'You can’t decide your own request' }),
  notReviewer({ handlerId, deputyId = handlerId }) {
    const [handler, deputy] = [nameOf(handlerId), nameOf(deputyId)];
    return {
      zh: `这一步由${handler.zh}或代理人${deputy.zh}处理`,
      en: `This step is decided by ${handler.en} or the deputy, ${deputy.en}`,
    };
  },
  notApplicant({ applicantId }) {
    const { zh, en } = nameOf(applicantId);
    return { zh: `只有申请人${zh}可以这样做`, en: `Only the applicant, ${en}, can do this` };
  },
};

/** Applies a user's event. Throws a MockFailure with the current approval. */
export function moveProcess(
  found: FoundProject,
  { event, stepNo, note = '', toId }: ProcessEventPayload,
  { userId, language }: { userId: string; language: Language },
): void {
  const state = getState(found);
  const refuse = (reason: keyof typeof PROCESS_ERROR, text: Text) =>
    new MockFailure(
      refusal(PROCESS_ERROR[reason], processRefusedSchema),
      text,
      processView(found, { userId, language }),
    );
  const done = state.entries.find((entry) => entry.stepNo === stepNo && entry.status !== entry.from);
  if (done) {
    // A reply was lost, and the user tries again.
    if (done.byId === userId && done.event === event) return;
    const { zh, en } = nameOf(done.byId);
    throw refuse('stepDone', { zh: `${zh}已经处理过这一步`, en: `${en} has done this step already` });
  }
  const reason = stepNo === state.stepNo ? processRefusal(state, event, userId) : 'transitionRefused';
  if (reason) throw refuse(reason, REFUSALS[reason](state));
  if (toId !== undefined && !getRecipients(state).some((one) => one.userId === toId))
    throw new MockFailure(MOCK_CODE.malformed, {
      zh: '不能转交给这位同事',
      en: 'It can’t be forwarded to this colleague',
    });
  const { projectId: processId } = found.project;
  db().lists.processEvents.push({ processId, event, byId: userId, toId, note, at: now() });
}
