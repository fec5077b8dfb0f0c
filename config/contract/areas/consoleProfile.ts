import { consoleProfileEndpoints } from '../../../src/domain/console/process';
import { describeEndpoints } from '../endpoint';

export const CONSOLE_PROFILE_ENDPOINTS = describeEndpoints('consoleProfile', consoleProfileEndpoints, {
  return: { summary: 'A return, the newest unless one is named.' },
  process: { summary: 'An approval, the first unless one is named.' },
  moveProcess: {
    summary: 'Moves an approval on.',
    example: { event: 'approve', note: '资料齐全，同意。' },
  },
});
