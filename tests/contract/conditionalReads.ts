import type { CallOptions, Reply } from './backend';
import { isKept } from './caching';
import { accessProblem, readable } from './reading';
import { toSample } from './samples';
import type { Problem } from './verdict';
import type { Walk } from './walk';

const SECTION = '(section "Caches and fresh data")';
const UNKNOWN_TAG = '"contract-check-unknown"';

/** What the report says of operations whose replies a back end has nobody keep. */
export const CACHES = 'Caches';

/** The problems of the reply to a call that has the content with this tag. */
function conditionalProblems(tag: string, { status, text, headers }: Reply): Problem[] {
  const problem = (path: string, message: string) => [{ path, message: `${message} ${SECTION}` }];
  const current = headers.get('etag');
  // The content has changed in between.
  if (status === 200 && current !== null && current !== tag) return [];
  if (status !== 304)
    return problem('HTTP status', `${status} for a caller that has the content; answer with 304`);
  if (text !== '') return problem('body', 'a reply with 304 has one');
  return current === tag ? [] : problem('header ETag', 'is missing in the reply with 304, or another one');
}

/** Reads what visitors may keep in both languages, and again with the tag of the first reply. */
export async function checkConditionalReads(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) {
    const { key, maxAgeSeconds } = endpoint;
    if (maxAgeSeconds === undefined || accessProblem(endpoint, walk.user.pages)) continue;
    const sample = toSample(endpoint, walk.results);
    if (!sample) continue;
    const call: CallOptions = { ...sample, token: undefined };
    // Later parts of the check read the result that was there before.
    const before = walk.results.get(key);
    let known: string | null = null;
    await walk.inspect(key, 'to be kept', call, (reply) => {
      if (isKept(reply)) known = reply.headers.get('etag');
      return [];
    });
    if (known === null) {
      walk.report.leaveOut(CACHES, 'no reply may be kept or it has no tag', key);
      continue;
    }
    const tag: string = known;
    for (const ifNoneMatch of [tag, `${UNKNOWN_TAG}, ${tag}`])
      await walk.inspect(key, 'with the tag of its content', { ...call, ifNoneMatch }, (reply) =>
        conditionalProblems(tag, reply),
      );
    await walk.succeed(key, { ...call, ifNoneMatch: UNKNOWN_TAG }, 'with another tag');
    await walk.succeed(key, { ...call, language: 'zh-CN' }, 'in another language');
    walk.results.set(key, before);
  }
}
