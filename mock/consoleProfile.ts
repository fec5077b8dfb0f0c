import { consoleProfileEndpoints, PROCESS_ERROR } from '../src/domain/console/process';
import { nextProcessStatus } from '../src/domain/console/processMachine';
import { now } from './lib/clock';
import { findProject, getStatus, processAnswer } from './lib/console/profiles/processes';
import { returnAnswer } from './lib/console/profiles/returns';
import { isMember } from './lib/console/team';
import { db } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

function getProjectOrThrow(id: string | undefined) {
  const found = findProject(id);
  if (found) return found;
  throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这个审批单', en: 'There is no such approval' });
}

export default handlers(consoleProfileEndpoints, {
  return: ({ query, language }) => {
    const sheet = returnAnswer(query('id'), language);
    if (sheet) return sheet;
    throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这张退货单', en: 'There is no such return' });
  },

  process: ({ query, language }) => processAnswer(getProjectOrThrow(query('id')), language),

  moveProcess: ({ user, params, body: { event, note, toId }, language }) => {
    const found = getProjectOrThrow(params.processId);
    if (toId !== undefined && !isMember(toId))
      throw new MockFailure(MOCK_CODE.malformed, { zh: '没有这位同事', en: 'There is no such colleague' });
    if (nextProcessStatus(getStatus(found), event) === undefined)
      throw new MockFailure(
        PROCESS_ERROR.transitionRefused,
        {
          zh: '审批单的状态已经改变，请按最新状态处理',
          en: 'The approval has moved on; please go by where it stands now',
        },
        processAnswer(found, language),
      );
    const { projectId: processId } = found.project;
    db().lists.processEvents.push({ processId, event, byId: user.userId, toId, note, at: now() });
    return processAnswer(found, language);
  },
});
