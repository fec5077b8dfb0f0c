/** Whether the portal has been rendered with its first page: early answers are only for that rendering. */
export const firstRendering = { isOver: false };

/** Whether the answer to any read of the document (src/request/earlyReads.ts) is waiting for the first rendering. */
export const hasEarlyAnswers = (): boolean =>
  !firstRendering.isOver &&
  [...(globalThis.__EARLY_READS__?.values() ?? [])].some(({ hasArrived }) => hasArrived);
