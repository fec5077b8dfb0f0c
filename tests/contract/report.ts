import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';

interface Check {
  key: EndpointKey;
  what: string;
  problems: readonly string[];
}

/** The results of all checks, grouped by endpoint. */
export class Report {
  private readonly checks: Check[] = [];
  private readonly skipped = new Map<EndpointKey, string>();

  /** Checks of other endpoints are recorded only when they find a problem. */
  constructor(readonly endpoints: readonly Endpoint[]) {}

  record(key: EndpointKey, what: string, problems: readonly string[]): void {
    const isSelected = this.endpoints.some((endpoint) => endpoint.key === key);
    if (isSelected || problems.length > 0) this.checks.push({ key, what, problems });
  }

  /** Records why an endpoint was not called successfully. The first reason is kept. */
  skip(key: EndpointKey, reason: string): void {
    if (!this.skipped.has(key)) this.skipped.set(key, reason);
  }

  /** Whether the endpoint was called with success, or skipped for a reason. */
  isCovered(key: EndpointKey): boolean {
    return this.skipped.has(key) || this.checks.some((check) => check.key === key && check.what === 'answer');
  }

  get broken(): Check[] {
    return this.checks.filter(({ problems }) => problems.length > 0);
  }

  /** Endpoints that were called with success. */
  get succeeded(): EndpointKey[] {
    return this.endpoints
      .map(({ key }) => key)
      .filter((key) => this.checks.some((check) => check.key === key && check.what === 'answer'));
  }

  /** The report as text: a table, and a summary below it. */
  lines(): string[] {
    const keys = [...new Set([...this.endpoints, ...this.broken].map(({ key }) => key))];
    const width = Math.max(0, ...keys.map((key) => key.length));
    const rows = keys.flatMap((key) => {
      const own = this.checks.filter((check) => check.key === key);
      const broken = own.filter(({ problems }) => problems.length > 0);
      const hasResult = own.some(({ what }) => what === 'answer');
      const reason = hasResult ? undefined : this.skipped.get(key);
      const count = `${own.length} ${own.length === 1 ? 'check' : 'checks'}`;
      const state = broken.length > 0 ? 'BROKEN' : own.length === 0 ? '-' : 'ok';
      return [
        `${key.padEnd(width)}  ${state.padEnd(6)}  ${count}${reason ? ` (result not checked: ${reason})` : ''}`,
        ...broken.flatMap(({ what, problems }) => problems.map((problem) => `    ${what}: ${problem}`)),
      ];
    });
    const broken = new Set(this.broken.map(({ key }) => key)).size;
    return [
      ...rows,
      '',
      `${this.endpoints.length} endpoints, ${this.checks.length} checks; ${this.succeeded.length} endpoints succeeded in a real call.`,
      broken === 0 ? 'The back end keeps the contract.' : `Endpoints that break the contract: ${broken}.`,
    ];
  }
}
