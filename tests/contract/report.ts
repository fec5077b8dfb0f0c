import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { MAX_PAGE_SIZE } from '../../src/domain/listing';
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
const BEFORE_IT = ['without a token', 'with a wrong token', 'without access to its page', 'CORS preflight'];

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
  'Filters by people and other ids, and words that must be found; content in Chinese, besides messages.',
  `Sums of more than ${MAX_PAGE_SIZE} entries, budgets, and what remains to be invoiced or withdrawn.`,
  'Signing up, resets, phone changes, proofs and second steps that succeed: their codes go to a phone.',
  'Payments, set-ups, renewals, refunds, invoices and withdrawals that succeed: they move money.',
  'The ends of quotes, deadlines, codes, sessions and bins: they take from minutes to days.',
];

const problemText = ({ check, path, message }: EndpointReport['problems'][number]) =>
  `${check}: ${path}: ${message}`;

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

  /** The report as text: a table, and a summary below it. */
  lines(): string[] {
    const rows = this.byEndpoint().filter(({ state }) => state !== 'not offered');
    const width = Math.max(0, ...rows.map(({ key }) => key.length));
    const broken = rows.filter(({ state }) => state === 'broken').length;
    const states = { ok: 'ok', broken: 'BROKEN', 'not exercised': '-', 'not offered': '-' };
    return [
      ...rows.flatMap(({ key, state, checks, reason, problems }) => {
        const count = `${checks} ${checks === 1 ? 'check' : 'checks'}`;
        const why = reason ? ` (result not checked: ${reason})` : '';
        const row = `${key.padEnd(width)}  ${states[state].padEnd(6)}  ${count}${why}`;
        return [row, ...problems.map((problem) => `    ${problemText(problem)}`)];
      }),
      '',
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
    return [...(keys.length > 0 ? [sentence] : []), ...this.notTried, ...NEVER_TRIED];
  }

  /** The report as a JUnit file with a case for each endpoint, and a skipped one for each sentence on what was not tried. */
  junit(): string {
    const rows = this.byEndpoint();
    const failures = rows.filter(({ state }) => state === 'broken').length;
    const skipped = rows.filter(({ state }) => state.startsWith('not ')).length;
    const cases = rows.map(({ key, state, reason = '', problems }) => {
      const [first] = problems;
      const failure =
        first &&
        `<failure message="${xml(problemText(first))}">${xml(problems.map(problemText).join('\n'))}</failure>`;
      const skip = state.startsWith('not ') && `<skipped message="${xml(reason)}"/>`;
      return `  <testcase classname="contract" name="${xml(key)}">${failure || skip || ''}</testcase>`;
    });
    const untried = this.untriedSentences().map(xml);
    const skips = untried.map(
      (sentence) =>
        `  <testcase classname="not tried" name="${sentence}"><skipped message="${sentence}"/></testcase>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuite name="contract" tests="${rows.length + skips.length}" failures="${failures}" errors="0" skipped="${skipped + skips.length}">`,
      ...cases,
      ...skips,
      '</testsuite>\n',
    ].join('\n');
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without the control characters that XML cannot hold. */
const xml = (text: string) =>
  text
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
