import { examine } from '../../config/doctor.mjs';
import { provideBrowser } from './browserPath.cjs';

/**
 * Examines this machine before tests, and installs a browser if they need one and there is none. Resolves with whether they can run;
 * if not, it has printed what to do.
 */
export async function prepareMachine({ needsBrowser }) {
  const problems = await examine('test');
  const problem = problems.length === 0 && needsBrowser && (await provideBrowser());
  if (problem) problems.push(problem);
  for (const line of problems) console.error(line);
  return problems.length === 0;
}
