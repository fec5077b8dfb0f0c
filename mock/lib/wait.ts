/** Waits so many milliseconds; not even a tick when there is nothing to wait for. */
export function wait(milliseconds: number): Promise<void> | undefined {
  if (milliseconds <= 0) return undefined;
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
