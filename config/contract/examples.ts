import recorded from './recordedExamples.json';

/** Calls and replies of an endpoint, recorded from the mock (tests/unit/contract/examples.test.ts). */
export interface Example {
  /** The body of the successful call. */
  request?: unknown;
  success?: { code: number; message?: string | null; result?: unknown };
  /** Another successful reply, with what is shown by it. */
  more?: { title: string; success: { code: number; message?: string | null; result?: unknown } };
  refusal?: { code: number; message?: string | null; result?: unknown };
}

/** By endpoint: `POST order/{orderId}/pay`. */
export const EXAMPLES: Readonly<Record<string, Example | undefined>> = recorded;
