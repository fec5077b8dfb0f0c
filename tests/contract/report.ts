import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { MAX_PAGE_SIZE } from '../../src/domain/listing';
import { findCauses, toLines, toParagraph } from './causes';
import { PREFLIGHT } from './cors';
import { toJunit } from './junit';
import { LeftOut } from './leftOut';
import type { Problem } from './verdict';

interface Check {
  key: EndpointKey;
  what: string;
  problems: readonly Problem[];
  /** Whether the reply was the failure 404 by its code or its HTTP status; undefined when no single reply was checked. */
  isMissing?: boolean;
}

/** The checks of one endpoint. */
export interface EndpointReport {
  key: EndpointKey;
  state: 'ok' | 'broken' | 'not exercised' | 'not offered';
  checks: number;
  /** Why no call succeeded. */
  reason?: string;
  problems: readonly ({ check: string } & Problem)[];
}

/** Refusals that say nothing about the endpoint itself. */
const BEFORE_IT = ['without a token', 'with a wrong token', 'without access to its page', PREFLIGHT];

/** The operations that no portal can do without (section "Where to start"). */
const ESSENTIAL: readonly EndpointKey[] = [
  'GET user/query/current/userInfo',
  'GET column/list',
  'GET agreement/list',
];

/** The first part of the path. */
const toRoot = (key: EndpointKey) => key.replace(/^\w+ ([^/]+).*$/, '$1');

/** What the document promises and no call of a check can show, with the reason. */
const NEVER_TRIED = [
  'The lock after ten wrong passwords: the captcha before it is for people.',
  'Content in Chinese, besides messages.',
  `Sums of more than ${MAX_PAGE_SIZE} entries, budgets, and what remains to be invoiced or withdrawn.`,
  'Signing up, resets, phone changes, codes and second steps that succeed: their codes go to a phone.',
  'Payments, set-ups, renewals, refunds, invoices and withdrawals that succeed: they move money.',
  'The ends of quotes, deadlines, codes, sessions and bins: they take from minutes to days.',
];

/** The results of all checks, grouped by endpoint. */
export class Report {
  private readonly checks: Check[] = [];
  private readonly skipped = new Map<EndpointKey, string>();
  /** Endpoints with a call that succeeded as it had to. */
  readonly answered = new Set<EndpointKey>();
  /** What is no problem but worth knowing, as sentences. */
  readonly notes: string[] = [];
  /** What was not tried, and why, as sentences. */
  readonly notTried = new Set<string>();
  private readonly leftOut = new LeftOut();
  /** Passwords and tokens, which the back end may repeat and nobody may read. */
  readonly secrets = new Set<string>();

  /** @param endpoints What is checked; checks of other endpoints are recorded only when they find a problem. */
  constructor(readonly endpoints: readonly Endpoint[]) {}

  record(key: EndpointKey, what: string, problems: readonly Problem[], isMissing?: boolean): void {
    const isSelected = this.endpoints.some((endpoint) => endpoint.key === key);
    const masked = problems.map(({ path, message }) => ({
      path: this.mask(path),
      message: this.mask(message),
    }));
    if (isSelected || problems.length > 0) this.checks.push({ key, what, problems: masked, isMissing });
  }

  private mask(text: string): string {
    return [...this.secrets].reduce((masked, secret) => masked.replaceAll(secret, '•••'), text);
  }

  /** Records why an endpoint was not called successfully. The first reason is kept. */
  skip(key: EndpointKey, reason: string): void {
    if (!this.skipped.has(key)) this.skipped.set(key, reason);
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  untried(sentence: string): void {
    this.notTried.add(sentence);
  }

  /** Records a part of an operation that was not tried: `Filters`, `the list is empty`, the operation, `state`. */
  leaveOut(what: string, why: string, key: EndpointKey, part = ''): void {
    this.leftOut.add(what, why, key, part);
  }

  /** Whether an operation had a check of this name. */
  hasCheck(key: EndpointKey, what: string): boolean {
    return this.checks.some((check) => check.key === key && check.what === what);
  }

  /** Forgets that parts of an operation were left out. */
  takeIn(what: string, key: EndpointKey): void {
    this.leftOut.remove(what, key);
  }

  /** Whether the report says that a part of an operation was not tried. */
  isLeftOut(what: string, key: EndpointKey, part = ''): boolean {
    return this.leftOut.has(what, key, part);
  }

  /**
   * Endpoints that the back end does not have: every reply to their calls is the failure 404, by its code or its HTTP status. One
   * that needs a session is certain, since it would answer 401 without a token. A public one with an id in the path may answer 404
   * wrongly to a known id: it counts only if the back end has none with the same first part of the path.
   */
  get notOffered(): Set<EndpointKey> {
    const keysOf = (isMeant: (check: Check) => boolean) =>
      new Set(this.checks.filter(isMeant).map(({ key }) => key));
    const answered = keysOf(({ isMissing }) => isMissing === false);
    const failed = keysOf(({ isMissing, problems }) => isMissing === true && problems.length > 0);
    const absent = this.endpoints.filter(
      ({ key }) => failed.has(key) && !answered.has(key) && !ESSENTIAL.includes(key),
    );
    const roots = new Set(
      absent.filter(({ parameters }) => parameters.length === 0).map(({ key }) => toRoot(key)),
    );
    for (const key of answered) roots.delete(toRoot(key));
    const isCertain = ({ key, auth, parameters }: Endpoint) =>
      auth === 'required' || parameters.length === 0 || roots.has(toRoot(key));
    return new Set(absent.filter(isCertain).map(({ key }) => key));
  }

  /** The checks that found a problem, without those of endpoints that are not offered. */
  get broken(): Check[] {
    const { notOffered } = this;
    return this.checks.filter(({ key, problems }) => problems.length > 0 && !notOffered.has(key));
  }

  /** Endpoints that were called with success. */
  get succeeded(): EndpointKey[] {
    return this.endpoints.map(({ key }) => key).filter((key) => this.answered.has(key));
  }

  /** Reads without a successful call, other endpoints that only calls without a session have reached, and those not offered. */
  get unexercised(): EndpointKey[] {
    return this.byEndpoint()
      .filter(({ state }) => state.startsWith('not '))
      .map(({ key }) => key);
  }

  byEndpoint(): EndpointReport[] {
    const keys = [...new Set([...this.endpoints, ...this.broken].map(({ key }) => key))];
    const { notOffered } = this;
    return keys.map((key) => {
      const own = this.checks.filter((check) => check.key === key);
      if (notOffered.has(key)) {
        const reason = 'the back end does not offer it';
        return { key, state: 'not offered', checks: own.length, reason, problems: [] };
      }
      const problems = own.flatMap(({ what, problems }) =>
        problems.map((problem) => ({ check: what, ...problem })),
      );
      const hasResult = this.answered.has(key);
      const isRead = key.startsWith('GET ');
      const isExercised = hasResult || (!isRead && own.some(({ what }) => !BEFORE_IT.includes(what)));
      return {
        key,
        state: problems.length > 0 ? 'broken' : isExercised ? 'ok' : 'not exercised',
        checks: own.length,
        reason: hasResult ? undefined : this.skipped.get(key),
        problems,
      };
    });
  }

  /** The report as text: a table, the causes of what many operations have alike, and a summary. */
  lines(): string[] {
    const rows = this.byEndpoint().filter(({ state }) => state !== 'not offered');
    const width = Math.max(0, ...rows.map(({ key }) => key.length));
    const broken = rows.filter(({ state }) => state === 'broken').length;
    const states = { ok: 'ok', broken: 'BROKEN', 'not exercised': '-', 'not offered': '-' };
    const { causes, others } = findCauses(rows);
    return [
      ...rows.flatMap(({ key, state, checks, reason }) => {
        const count = `${checks} ${checks === 1 ? 'check' : 'checks'}`;
        const why = reason ? ` (result not checked: ${reason})` : '';
        const numbers = causes.flatMap(({ operations }, index) => (operations.has(key) ? [index + 1] : []));
        const see = numbers.length > 0 ? ` (see cause ${numbers.join(', ')})` : '';
        const row = `${key.padEnd(width)}  ${states[state].padEnd(6)}  ${count}${why}${see}`;
        return [row, ...toLines(others.get(key) ?? []).map((line) => `    ${line}`)];
      }),
      '',
      ...causes.flatMap((cause, index) => [...toParagraph(cause, index + 1), '']),
      ...this.notes.map((note) => `Note: ${note}`),
      ...this.untriedSentences().map((sentence) => `Not tried: ${sentence}`),
      `${this.endpoints.length} endpoints, ${this.checks.length} checks; ${this.succeeded.length} endpoints succeeded in a real call, ${this.unexercised.length} were not exercised.`,
      broken === 0
        ? 'Nothing that was tried breaks the contract.'
        : `Endpoints that break the contract: ${broken}.`,
    ];
  }

  /** The report as JSON text. */
  json(): string {
    const [ok, endpoints] = [this.broken.length === 0, this.byEndpoint()];
    const notTried = this.untriedSentences();
    return `${JSON.stringify({ ok, endpoints, notes: this.notes, notTried }, null, 2)}\n`;
  }

  private untriedSentences(): string[] {
    const keys = [...this.notOffered];
    const sentence = `What the back end does not offer, as it answers every call with 404: ${keys.join(', ')}.`;
    const parts = this.leftOut.sentences((key) => !this.notOffered.has(key));
    return [...(keys.length > 0 ? [sentence] : []), ...this.notTried, ...parts, ...NEVER_TRIED];
  }

  /** The report as a JUnit file. */
  junit(): string {
    return toJunit(this.byEndpoint(), this.untriedSentences());
  }
}
