import type { Endpoint } from '../../config/contract/endpoint';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { LOGIN_TYPE } from '../../src/domain/account/login';
import { type Backend, backendAt, type Fetch } from './backend';
import { readAsAnother, readEverything, turnPages } from './reading';
import { askForUnknown, askWithoutToken, sendMalformed } from './refusing';
import { Report } from './report';
import { at, getEntries } from './samples';
import { judgeSuccess } from './verdict';
import { getEndpoint, type Person, Walk } from './walk';
import { writeAccount } from './writing/account';
import { writeCertification } from './writing/certification';
import { writeConsole } from './writing/console';
import { writeOrders } from './writing/orders';

export interface Credentials {
  account: string;
  password: string;
}

export interface CheckOptions extends Credentials {
  origin: string;
  fetch: Fetch;
  /** Another account, to see that nobody reads what is not theirs. */
  other?: Credentials;
  /** Which endpoints it is about; all of them unless told. */
  only?: (endpoint: Endpoint) => boolean;
  /** Also makes things, and takes them back as far as that goes. */
  writes: boolean;
}

const LOGIN = 'POST user/login';

const toPaths = (menus: unknown): string[] =>
  getEntries(menus).flatMap(({ path, children }) => [String(path), ...toPaths(children)]);

/** Signs in; notes what is wrong with that only where it is wrong. */
async function signIn(backend: Backend, report: Report, { account, password }: Credentials) {
  const body = { userPhone: account, loginType: LOGIN_TYPE.password, password };
  const { problems, result } = await backend.send(LOGIN, { body }).then(
    (reply) => judgeSuccess(getEndpoint(LOGIN), reply),
    () => ({ problems: ['nothing answered'], result: undefined }),
  );
  report.note(LOGIN, 'answer', problems);
  const token = at(result, 'token');
  return problems.length === 0 && typeof token === 'string' ? token : undefined;
}

async function getPerson(
  backend: Backend,
  report: Report,
  credentials: Credentials,
): Promise<Person | undefined> {
  const token = await signIn(backend, report, credentials);
  if (token === undefined) return undefined;
  const key = 'GET user/query/current/userInfo';
  const reply = await backend.send(key, { token }).catch(() => undefined);
  const { problems, result } = reply
    ? judgeSuccess(getEndpoint(key), reply)
    : { problems: ['nothing answered'] };
  report.note(key, 'answer', problems);
  return { token, pages: new Set(toPaths(at(result, 'menus'))) };
}

/** Makes things in the areas that the check is about. */
async function writeEverything(walk: Walk, signInAgain: () => Promise<string | undefined>): Promise<void> {
  const isAbout = (...areas: string[]) => walk.report.endpoints.some(({ area }) => areas.includes(area));
  if (isAbout('account', 'security', 'content', 'instance', 'money')) await writeAccount(walk, signInAgain);
  if (isAbout('order')) await writeOrders(walk);
  if (isAbout('certification')) await writeCertification(walk);
  if (isAbout('rule', 'dashboard', 'document', 'consoleList', 'consoleForm', 'consoleAccount'))
    await writeConsole(walk);
}

/**
 * Holds a back end against the contract: what it answers, whom it refuses, how its lists turn pages. Without `writes` it
 * reads only. Never rejects because of what the back end does; that is in the report.
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { origin, fetch, other, writes, only = () => true } = options;
  const report = new Report(ENDPOINTS.filter(only));
  const backend = backendAt(origin, fetch);
  const person = await getPerson(backend, report, options);
  if (!person) return report;
  const walk = new Walk(backend, report, person, other && (await getPerson(backend, report, other)));

  await readEverything(walk);
  await turnPages(walk);
  await readAsAnother(walk);
  await askWithoutToken(walk);
  await askForUnknown(walk, { writes });
  await sendMalformed(walk, { writes });
  if (writes) await writeEverything(walk, () => signIn(backend, report, options));
  for (const { key, method } of report.endpoints) {
    if (report.wasTried(key)) continue;
    report.leaveOut(key, writes || method === 'GET' ? 'a real call has consequences' : 'it writes');
  }
  // The session of the check itself is over with it.
  await backend.send('POST user/logout', { token: person.token }).catch(() => undefined);
  return report;
}
