/** Codes with which the server refuses something about a bought service. */
export const INSTANCE_ERROR = {
  /** The service is not in a state for it. */
  actionRefused: 43001,
  /** A renewal or an upgrade is under way; `result.orderId` is its order. */
  changePending: 43002,
  /** The person must prove who they are first. */
  proofRequired: 43003,
  /** Neither larger nor the same period. */
  notAnUpgrade: 43004,
} as const;

/** Why a renewal or an upgrade may be refused. */
export const CHANGE_REFUSALS = [
  INSTANCE_ERROR.actionRefused,
  INSTANCE_ERROR.changePending,
  INSTANCE_ERROR.notAnUpgrade,
];
