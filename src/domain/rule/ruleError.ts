/** The failure codes of rules. */
export const RULE_ERROR = {
  gone: 46001,
  duplicateName: 46002,
  /** Another number of rules matches than the user saw. */
  selectionChanged: 46004,
  /** Unknown, already undone, too long ago, or of another user. */
  nothingToUndo: 46005,
  /** Unknown, undone or of another user, or no rule of it failed. */
  nothingToRetry: 46006,
  /** The new template needs a limit in another unit. */
  limitMissing: 46007,
} as const;
