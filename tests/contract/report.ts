import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';

/** One thing that was looked at. */
interface Check {
  key: EndpointKey;
  what: string;
  problems: readonly string[];
}

/** What came of the checks, endpoint by endpoint. */
export class Report {
  private readonly checks: Check[] = [];
  private readonly untried = new Map<EndpointKey, string>();

  /** What is noted of other endpoints counts only where they are broken. */
  constructor(readonly endpoints: readonly Endpoint[]) {}

  note(key: EndpointKey, what: string, problems: readonly string[]): void {
    const isMeant = this.endpoints.some((endpoint) => endpoint.key === key);
    if (isMeant || problems.length > 0) this.checks.push({ key, what, problems });
  }

  /** Why an endpoint was not called as it is meant to be. The first reason stands. */
  leaveOut(key: EndpointKey, why: string): void {
    if (!this.untried.has(key)) this.untried.set(key, why);
  }

  /** Whether it was called successfully, or at least should have been. */
  wasTried(key: EndpointKey): boolean {
    return this.untried.has(key) || this.checks.some((check) => check.key === key && check.what === 'answer');
  }

  get broken(): Check[] {
    return this.checks.filter(({ problems }) => problems.length > 0);
  }

  /** Endpoints that answered as they should, in so far as they were called. */
  get answered(): EndpointKey[] {
    return this.endpoints
      .map(({ key }) => key)
      .filter((key) => this.checks.some((check) => check.key === key && check.what === 'answer'));
  }

  /** A table for people to read, and a summary below it. */
  lines(): string[] {
    const keys = [...new Set([...this.endpoints, ...this.broken].map(({ key }) => key))];
    const width = Math.max(0, ...keys.map((key) => key.length));
    const rows = keys.flatMap((key) => {
      const own = this.checks.filter((check) => check.key === key);
      const broken = own.filter(({ problems }) => problems.length > 0);
      const answered = own.some(({ what }) => what === 'answer');
      const why = answered ? undefined : this.untried.get(key);
      const count = `${own.length} ${own.length === 1 ? 'check' : 'checks'}`;
      const state = broken.length > 0 ? 'BROKEN' : own.length === 0 ? '-' : 'ok';
      return [
        `${key.padEnd(width)}  ${state.padEnd(6)}  ${count}${why ? ` (answer not tried: ${why})` : ''}`,
        ...broken.flatMap(({ what, problems }) => problems.map((problem) => `    ${what}: ${problem}`)),
      ];
    });
    const broken = new Set(this.broken.map(({ key }) => key)).size;
    return [
      ...rows,
      '',
      `${this.endpoints.length} endpoints, ${this.checks.length} checks; ${this.answered.length} endpoints answered a real call.`,
      broken === 0 ? 'The back end keeps the contract.' : `Endpoints that break the contract: ${broken}.`,
    ];
  }
}
