import { PROCESS_ERROR, processEventPayloadSchema } from '../src/domain/console/process';
import { nextProcessStatus } from '../src/domain/console/processMachine';
import { now } from './lib/clock';
import { findProject, processAnswer, statusOf } from './lib/console/profiles/processes';
import { returnAnswer } from './lib/console/profiles/returns';
import { isMember } from './lib/console/team';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { mustHave } from './lib/granted';

function projectAsked(call: SignedInCall, id: string | undefined) {
  mustHave(call.user, '/profile/advanced');
  const found = findProject(id);
  if (found) return found;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这个审批单', en: 'There is no such approval' });
}

export default {
  'GET /api/v1/console/profile/return': endpoint(
    (call) => {
      mustHave(call.user, '/profile/basic');
      const sheet = returnAnswer(call.query('id'), call.language);
      if (sheet) return sheet;
      throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这张退货单', en: 'There is no such return' });
    },
    { auth: true },
  ),

  'GET /api/v1/console/profile/process': endpoint(
    (call) => processAnswer(projectAsked(call, call.query('id')), call.language),
    { auth: true },
  ),

  'POST /api/v1/console/profile/process/:processId': endpoint(
    (call) => {
      const found = projectAsked(call, call.params.processId);
      const { event, note, toId } = call.body(processEventPayloadSchema);
      if (toId !== undefined && !isMember(toId))
        throw new MockFailure(MOCK_CODE.malformed, { zh: '没有这位同事', en: 'There is no such colleague' });
      if (nextProcessStatus(statusOf(found), event) === undefined)
        throw new MockFailure(
          PROCESS_ERROR.transitionRefused,
          {
            zh: '审批单的状态已经改变，请按最新状态处理',
            en: 'The approval has moved on; please go by where it stands now',
          },
          processAnswer(found, call.language),
        );
      const { projectId: processId } = found.project;
      db().lists.processEvents.push({ processId, event, byId: call.user.userId, toId, note, at: now() });
      return processAnswer(found, call.language);
    },
    { auth: true },
  ),
};
