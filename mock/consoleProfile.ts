import { consoleProfileEndpoints } from '../src/domain/console/process';
import { processView } from './lib/console/profiles/processes';
import { moveProcess } from './lib/console/profiles/processMove';
import { findProject } from './lib/console/profiles/processState';
import { returnView } from './lib/console/profiles/returns';
import { getOrThrow } from './lib/failure';
import { handlers } from './lib/handlers';

const getProjectOrThrow = (id: string | undefined) =>
  getOrThrow(findProject(id), { zh: '没有这个审批单', en: 'There is no such approval' });

export default handlers(consoleProfileEndpoints, {
  return: ({ query, language }) =>
    getOrThrow(returnView(query.id, language), {
      zh: '没有这张退货单',
      en: 'There is no such return',
    }),

  process: ({ user, query, language }) =>
    processView(getProjectOrThrow(query.id), { userId: user.userId, language }),

  moveProcess({ user, params, body, language }) {
    const found = getProjectOrThrow(params.processId);
    const reader = { userId: user.userId, language };
    moveProcess(found, body, reader);
    return processView(found, reader);
  },
});
