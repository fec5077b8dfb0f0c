import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { LOGIN_TYPE } from '../../src/domain/account/login';
import { collectMenuPaths } from '../../src/domain/account/menus';
import { KEY_AGE_HEADER } from '../../src/domain/idempotency';
import { type Backend, backendAt, type Fetch, type Reply } from './backend';
import { checkConditionalReads } from './conditionalReads';
import { checkPreflight } from './cors';
import { keepPlaces } from './cursors';
import { checkFilters } from './filters/check';
import { exceedLimits, noteLimits } from './limits';
import { checkLists } from './lists';
import { checkOrders } from './money';
import { refuseOthers } from './owners';
import { isPause, pauseProblems } from './pauses';
import { checkPortal, type SectionTitles } from './portal';
import { missingPage, readAsOtherUser, readEverything } from './reading';
import {
  callWithoutToken,
  requestLanguages,
  requestUnknownIds,
  sendMalformed,
  writeWithoutPage,
} from './refusing';
import { noteNotRepeated } from './repeating';
import { Report } from './report';
import { at } from './samples';
import { checkSums } from './sums';
import { judgeSuccess, noReply } from './verdict';
import { getEndpoint, type SignedInUser, Walk } from './walk';
import { writeAccount } from './writing/account';
import { writeCalendarFeed } from './writing/calendarFeed';
import { writeCertification } from './writing/certification';
import { writeConsole } from './writing/console';
import { writeInvoices } from './writing/invoices';
import { writeMoney } from './writing/money';
import { writeOrders } from './writing/orders';
import { writeSettings } from './writing/settings';
import { writeSignIn } from './writing/signIn';
import { writeSupport } from './writing/support';

export interface Credentials {
  account: string;
  password: string;
}

export interface CheckOptions extends Credentials {
  /** The address of the back end, above `/api/v1`. */
  address: string;
  fetch: Fetch;
  /** The origin of the portal, if it is another one: then CORS is checked, too. */
  portal?: string;
  /** The titles that the deployment sets for the sections' columns. */
  sections?: SectionTitles;
  /** A second account, to check that users cannot read each other's data. */
  other?: Credentials;
  /** Selects the checked endpoints; all by default. */
  only?: (endpoint: Endpoint) => boolean;
  /** Also creates data, and removes it where possible. */
  writes: boolean;
  /** Selects parts of the check; all by default. */
  includes?: (step: Step) => boolean;
  /** Selects the checked filters by their names; all by default. */
  filters?: (name: string) => boolean;
}

const LOGIN = 'POST user/login';

/** Returns a function that records the problems of each reply that asks for a pause, once for each operation. */
function notePauses(report: Report, portal: string | undefined) {
  const noted = new Set<string>();
  return (key: EndpointKey, reply: Reply) => {
    const check = `HTTP ${reply.status}`;
    if (!isPause(reply) || noted.has(`${key} ${check}`)) return;
    noted.add(`${key} ${check}`);
    report.record(key, check, pauseProblems(reply, portal));
  };
}

/** Signs in and records any problems. */
async function signIn(backend: Backend, report: Report, { account, password }: Credentials) {
  report.secrets.add(password);
  const body = { userPhone: account, loginType: LOGIN_TYPE.password, password };
  const { problems, result } = await backend
    .send(LOGIN, { body })
    .then((reply) => judgeSuccess(getEndpoint(LOGIN), reply, backend.portal), noReply);
  report.record(LOGIN, 'answer', problems);
  if (problems.length === 0) report.answered.add(LOGIN);
  const token = at(result, 'token');
  if (typeof token !== 'string' || token === '') return undefined;
  report.secrets.add(token);
  return token;
}

async function getUser(
  backend: Backend,
  report: Report,
  credentials: Credentials,
): Promise<SignedInUser | undefined> {
  const token = await signIn(backend, report, credentials);
  if (token === undefined) return undefined;
  const key = 'GET user/query/current/userInfo';
  const reply = await backend.send(key, { token }).catch(noReply);
  const isReply = 'headers' in reply;
  const { problems, result } = isReply ? judgeSuccess(getEndpoint(key), reply, backend.portal) : reply;
  report.record(key, 'answer', problems);
  return {
    token,
    userId: at(result, 'userId'),
    pages: new Set(collectMenuPaths(at(result, 'menus'))),
    keepsReplies: isReply && Number(reply.headers.get(KEY_AGE_HEADER)) > 0,
  };
}

/** Says what the options leave out. */
function noteOmissions({ report, user, other }: Walk, { writes, portal }: CheckOptions): void {
  if (report.endpoints.length < ENDPOINTS.length)
    report.untried('Other endpoints than those that --only selects.');
  if (!writes) report.untried('What writes: it needs --writes.');
  if (portal === undefined) report.untried('Calls from another origin: they need --portal.');
  if (!other) report.untried('The data of one user read by another: it needs --other.');
  const isClosed = ({ page }: Endpoint) => page !== undefined && other?.pages.has(page) === false;
  if (other && !report.endpoints.some(isClosed))
    report.untried('Pages without access: the account of --other has all of them.');
  const closed = report.endpoints.filter((endpoint) => missingPage(endpoint, user.pages) !== undefined);
  if (closed.length > 0) report.untried(`${closed.length} endpoints whose page the account does not have.`);
}

/** The parts of a check after all has been read once. */
export type Step = 'lists' | 'filters' | 'sums' | 'caches' | 'others' | 'refusals' | 'limits' | 'writes';

/** Creates data in the checked areas. */
async function writeEverything(
  walk: Walk,
  { password }: Credentials,
  signInAgain: () => Promise<string | undefined>,
): Promise<void> {
  const includesArea = (...areas: string[]) => walk.report.endpoints.some(({ area }) => areas.includes(area));
  if (includesArea('account', 'security', 'content', 'instance', 'money'))
    await writeAccount(walk, signInAgain);
  if (includesArea('account', 'security')) await writeSignIn(walk);
  if (includesArea('instance', 'money')) await writeMoney(walk, password);
  if (includesArea('message', 'review', 'consoleList', 'consoleAccount')) await writeSettings(walk);
  if (includesArea('order')) await writeOrders(walk);
  if (includesArea('instance')) await writeCalendarFeed(walk);
  if (includesArea('invoice')) await writeInvoices(walk);
  if (includesArea('support')) await writeSupport(walk);
  if (includesArea('certification')) await writeCertification(walk);
  if (
    includesArea(
      'rule',
      'dashboard',
      'document',
      'consoleList',
      'consoleForm',
      'consoleAccount',
      'consoleAccess',
    )
  )
    await writeConsole(walk);
  await refuseOthers(walk);
  noteNotRepeated(walk);
  noteLimits(walk);
}

/**
 * Checks a back end against the contract: results, lists and refusals. Without `writes` it only reads. Problems of the
 * back end never reject; they are part of the report.
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const { address, fetch, portal, sections = {}, other, writes } = options;
  const { only = () => true, includes = () => true } = options;
  const report = new Report(ENDPOINTS.filter(only));
  const backend = backendAt(address, fetch, portal, notePauses(report, portal));
  await checkPreflight(backend, report);
  const user = await getUser(backend, report, options);
  if (!user) {
    report.untried('Everything else: the sign-in failed.');
    return report;
  }
  const walk = new Walk(backend, report, user, other && (await getUser(backend, report, other)));

  noteOmissions(walk, options);
  await readEverything(walk);
  checkPortal(walk, sections);
  if (includes('lists')) await checkLists(walk);
  if (includes('filters')) await checkFilters(walk, options.filters);
  if (includes('sums')) {
    await checkOrders(walk);
    await checkSums(walk);
  }
  if (includes('caches')) await checkConditionalReads(walk);
  if (includes('others')) await readAsOtherUser(walk);
  if (includes('refusals')) {
    await callWithoutToken(walk);
    await requestLanguages(walk);
    await requestUnknownIds(walk, { writes });
    await sendMalformed(walk, { writes });
    if (writes) await writeWithoutPage(walk);
  }
  if (includes('limits')) await exceedLimits(walk, { writes });
  if (writes && includes('writes')) {
    const checkPlaces = await keepPlaces(walk);
    await writeEverything(walk, options, () => signIn(backend, report, options));
    await checkPlaces();
  }
  for (const { key } of report.endpoints)
    report.skip(key, writes ? 'a real call has consequences' : 'it writes');
  // Ends the session of the check.
  await backend.send('POST user/logout', { token: user.token }).catch(() => undefined);
  return report;
}
