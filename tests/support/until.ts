const PATIENCE_MS = 30_000;

/** Waits for what a test itself takes note of, such as calls and complaints: the browser reports them when it gets to it. */
export async function until(what: string, holds: () => unknown): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !holds(); ) {
    if (Date.now() > deadline) throw new Error(`Not even after ${PATIENCE_MS / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
