/**
 * Whether a caught error is a failed call, which the request layer has already told the person about. Anything else is a
 * mistake in the program and must be thrown on.
 */
export function isCallFailure(error: unknown): error is Error {
  return error instanceof Error && 'kind' in error;
}

/** Whether a caught error is a call that the server refused with this code; `404` and `'404'` are the same. */
export function failedWith(error: unknown, code: number): boolean {
  return isCallFailure(error) && 'code' in error && Number(error.code) === code;
}
