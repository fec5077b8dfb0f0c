import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { ENDPOINTS } from '../../config/contract/endpoints';
import { readEnvelope } from '../../src/request/envelope';
import type { Backend, CallOptions, Reply } from './backend';
import { Tags } from './caching';
import { ServerClock } from './clock';
import { canRepeat, repeatProblem, withKey } from './repeating';
import type { Report } from './report';
import { valueProblems } from './values';
import { isNotFound, judgeRefusal, judgeSuccess, noReply, type Problem, type Verdict } from './verdict';

export const UNKNOWN_ID = 'contract-check-unknown';

export interface SignedInUser {
  token: string;
  userId: unknown;
  /** The paths in the user's menus. */
  pages: ReadonlySet<string>;
  /** Whether the back end says that it keeps replies for repeated calls. */
  keepsReplies: boolean;
}

export function getEndpoint(key: EndpointKey): Endpoint {
  const endpoint = ENDPOINTS.find((each) => each.key === key);
  if (endpoint) return endpoint;
  throw new Error(`The contract does not contain ${key}`);
}

/** The problems of a message, if a language was requested. */
function languageProblems({ text }: Reply, language: CallOptions['language']): Problem[] {
  const { message } = readEnvelope(text) ?? {};
  if (!language || !message || /\p{Script=Han}/u.test(message) === (language === 'zh-CN')) return [];
  return [{ path: 'message', message: `is not in the language of Accept-Language, ${language}` }];
}

/** Makes the calls of a check and records their problems. */
export class Walk {
  /** The latest result of each call that succeeded. */
  readonly results = new Map<EndpointKey, unknown>();
  private readonly clock = new ServerClock();
  private readonly tags = new Tags();
  /** Writes that were sent again with their idempotency key. */
  readonly repeated = new Set<EndpointKey>();

  constructor(
    private readonly backend: Backend,
    readonly report: Report,
    /** The user of all calls, unless they name another token. */
    readonly user: SignedInUser,
    readonly other: SignedInUser | undefined,
  ) {}

  get keepsReplies(): boolean {
    return this.user.keepsReplies;
  }

  /**
   * Makes a call that must succeed. The first success of a write is sent again with its key, and must have the same result. Returns
   * the result, or undefined if it failed.
   */
  async succeed(key: EndpointKey, options: CallOptions = {}, what = 'answer'): Promise<unknown> {
    const endpoint = getEndpoint(key);
    const call = withKey(endpoint, options, this.keepsReplies);
    const { result } = await this.expectSuccess(key, call, what);
    if (result !== undefined && !this.repeated.has(key) && canRepeat(endpoint, call)) {
      this.repeated.add(key);
      const again = 'sent again with its key';
      const { result: second } = await this.expectSuccess(key, call, again);
      const problem = repeatProblem(result, second);
      this.expect(key, again, problem === undefined, 'result', problem ?? '');
      this.results.set(key, result);
    }
    return result;
  }

  private async expectSuccess(key: EndpointKey, options: CallOptions, what: string): Promise<Verdict> {
    const verdict = await this.judge(key, what, options, (reply) => {
      const { problems, result } = judgeSuccess(
        getEndpoint(key),
        reply,
        this.backend.portal,
        this.tokenOf(options),
      );
      const odd = [
        ...this.clock.problems(result, reply),
        ...valueProblems(key, result),
        ...this.tags.problems(key, options, reply),
      ];
      return { problems: [...problems, ...odd], result };
    });
    if (verdict.problems.length === 0) this.report.answered.add(key);
    else this.report.skip(key, 'its call failed');
    if (verdict.result !== undefined) this.results.set(key, verdict.result);
    return verdict;
  }

  /** Returns the latest result of a call, which is made if there is none. */
  async latest(key: EndpointKey): Promise<unknown> {
    return this.results.get(key) ?? this.succeed(key);
  }

  /** Makes a call that must be refused with one of these codes. */
  async refuse(
    key: EndpointKey,
    what: string,
    codes: readonly number[],
    options: CallOptions = {},
  ): Promise<void> {
    await this.try(key, what, codes, options);
  }

  /** Makes a call that must end with one of these codes; 200 is a success. Returns whether it succeeded. */
  async try(
    key: EndpointKey,
    what: string,
    codes: readonly number[],
    options: CallOptions = {},
  ): Promise<boolean> {
    let isSuccess = false;
    await this.judge(key, what, options, (reply) => {
      isSuccess = readEnvelope(reply.text)?.failureCode === undefined;
      const { problems } = judgeRefusal(getEndpoint(key), codes, reply, this.backend.portal);
      return { problems: [...problems, ...languageProblems(reply, options.language)] };
    });
    return isSuccess;
  }

  /** Makes a call, and records the problems that `check` finds in the reply. */
  async inspect(
    key: EndpointKey,
    what: string,
    options: CallOptions,
    check: (reply: Reply) => Problem[],
  ): Promise<void> {
    await this.judge(key, what, options, (reply) => ({ problems: check(reply) }));
  }

  /** Records whether an answer keeps a rule; otherwise `message` says what is wrong at `path`. */
  expect(key: EndpointKey, what: string, isRight: boolean, path: string, message: string): void {
    this.report.record(key, what, isRight ? [] : [{ path, message }]);
  }

  private tokenOf(options: CallOptions): string | undefined {
    return 'token' in options ? options.token : this.user.token;
  }

  private async judge(
    key: EndpointKey,
    what: string,
    options: CallOptions,
    check: (reply: Reply) => Verdict,
  ): Promise<Verdict> {
    const token = this.tokenOf(options);
    let isMissing = false;
    const verdict = await this.backend.send(key, { ...options, token }).then((reply) => {
      isMissing = isNotFound(reply);
      return check(reply);
    }, noReply);
    this.report.record(key, what, verdict.problems, isMissing);
    return verdict;
  }
}
