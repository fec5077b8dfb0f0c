import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { ENDPOINTS } from '../../config/contract/endpoints';
import type { Backend, CallOptions, Reply } from './backend';
import type { Report } from './report';
import { judgeRefusal, judgeSuccess, type Verdict } from './verdict';

/** An id that nothing goes by. */
export const UNKNOWN_ID = 'contract-check-unknown';

/** Somebody who is signed in. */
export interface Person {
  token: string;
  /** The paths among their menus. */
  pages: ReadonlySet<string>;
}

export function getEndpoint(key: EndpointKey): Endpoint {
  const endpoint = ENDPOINTS.find((each) => each.key === key);
  if (endpoint) return endpoint;
  throw new Error(`The contract has no ${key}`);
}

/** The calls of a check, each judged and noted. */
export class Walk {
  /** What the calls that succeeded have answered, by their keys: the latest answer of each. */
  readonly results = new Map<EndpointKey, unknown>();

  constructor(
    private readonly backend: Backend,
    readonly report: Report,
    /** Who the calls are made for, unless they say otherwise. */
    readonly person: Person,
    readonly other: Person | undefined,
  ) {}

  /** Makes a call that has to succeed; answers its `result`, undefined when it did not. */
  async succeed(key: EndpointKey, options: CallOptions = {}, what = 'answer'): Promise<unknown> {
    const verdict = await this.judged(key, what, options, (reply) => judgeSuccess(getEndpoint(key), reply));
    if (verdict.problems.length > 0) return undefined;
    this.results.set(key, verdict.result);
    return verdict.result;
  }

  /** Makes a call that has to be refused with one of these codes. */
  async refuse(
    key: EndpointKey,
    what: string,
    codes: readonly number[],
    options: CallOptions = {},
  ): Promise<void> {
    await this.judged(key, what, options, (reply) => judgeRefusal(codes, reply));
  }

  /** Notes something that was found out about an answer. */
  note(key: EndpointKey, what: string, problems: readonly string[]): void {
    this.report.note(key, what, problems);
  }

  private async judged(
    key: EndpointKey,
    what: string,
    options: CallOptions,
    judge: (reply: Reply) => Verdict,
  ): Promise<Verdict> {
    const token = 'token' in options ? options.token : this.person.token;
    const verdict = await this.backend.send(key, { ...options, token }).then(judge, (error: unknown) => ({
      problems: [`nothing answered (${error instanceof Error ? error.name : 'unknown error'})`],
    }));
    this.report.note(key, what, verdict.problems);
    return verdict;
  }
}
