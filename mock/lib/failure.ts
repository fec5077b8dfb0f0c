import type { Text } from './text';

/** Codes of failures that belong to no area; area codes are in src/domain. */
export const MOCK_CODE = { malformed: 400, sessionInvalid: 401, notFound: 404, crashed: 500 } as const;

/** Thrown by a handler; the endpoint wrapper turns it into an envelope in the caller's language. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';

  constructor(
    readonly code: number,
    readonly text: Text,
    readonly result?: unknown,
  ) {
    super(text.en);
  }
}
