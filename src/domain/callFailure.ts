/**
 * Whether a caught error is a failed call, which the request layer has already told the person about. Anything else is a
 * mistake in the program and must be thrown on.
 */
export function isCallFailure(error: unknown): error is Error {
  return error instanceof Error && 'kind' in error;
}
