import { consoleProfileEndpoints, PROCESS_ERROR } from '../src/domain/console/process';
import { nextProcessStatus } from '../src/domain/console/processMachine';
import { now } from './lib/clock';
import { findProject, getStatus, processView } from './lib/console/profiles/processes';
import { returnView } from './lib/console/profiles/returns';
import { isMember } from './lib/console/team';
import { db } from './lib/db';
import { getOrThrow, MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

const getProjectOrThrow = (id: string | undefined) =>
  getOrThrow(findProject(id), { zh: '没有这个审批单', en: 'There is no such approval' });

export default handlers(consoleProfileEndpoints, {
  return: ({ query, language }) =>
    getOrThrow(returnView(query.id, language), {
      zh: '没有这张退货单',
      en: 'There is no such return',
    }),

  process: ({ query, language }) => processView(getProjectOrThrow(query.id), language),

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
        processView(found, language),
      );
    const { projectId: processId } = found.project;
    db().lists.processEvents.push({ processId, event, byId: user.userId, toId, note, at: now() });
    return processView(found, language);
  },
});
