/** The failure codes of rules. */
export const RULE_ERROR = {
  /** The rule does not exist or was deleted. */
  gone: 46001,
  /** Another rule has this name. */
  duplicateName: 46002,
  /** Another number of rules matches than `total`. Nothing was done. */
  selectionChanged: 46004,
  /** The action is unknown, was undone before, is older than 24 hours or belongs to another user. */
  nothingToUndo: 46005,
  /** The action is unknown, was undone, belongs to another user or has no failed rules. */
  nothingToRetry: 46006,
  /** The limit of the new template has another unit; send `limit` in the same call. */
  limitMissing: 46007,
} as const;
