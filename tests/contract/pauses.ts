import { BUSY, readRetryAfter, TOO_MANY_CALLS } from '../../src/domain/pauses';
import { readEnvelope } from '../../src/request/envelope';
import type { Reply } from './backend';
import { headerProblems, type Problem } from './verdict';

/** Whether a reply asks for a pause by its HTTP status. */
export const isPause = ({ status }: Pick<Reply, 'status'>): boolean =>
  status === TOO_MANY_CALLS || status === BUSY;

/** The problems of a reply with HTTP 429 or 503: people read when to try again, and why. */
export function pauseProblems(reply: Reply, portal: string | undefined): Problem[] {
  const { status, headers, text, receivedAt } = reply;
  const problems = headerProblems(reply, { portal, isFile: false });
  const check = (isRight: boolean, path: string, message: string) =>
    isRight || problems.push({ path, message: `${message} with HTTP ${status} (section "Pauses")` });
  const seconds = readRetryAfter(headers.get('retry-after'), headers.get('date'), receivedAt);
  check(seconds !== undefined, 'header Retry-After', 'send seconds to come');
  const envelope = readEnvelope(text);
  check(envelope?.failureCode !== undefined, 'body', 'send an envelope with a code');
  if (envelope) check(envelope.message !== undefined, 'message', 'say to people what it is');
  return problems;
}
