/** Codes with which the server refuses something about a certification. Pages show these beside what caused them. */
export const CERTIFICATION_ERROR = {
  /** The certification's state does not allow it, or no longer. */
  transitionRefused: 44001,
  /** `result.problems` names the fields. */
  fieldsInvalid: 44002,
  /** The file itself; `result.problem` says why. */
  fileRefused: 44003,
  /** The privacy policy has a newer version than the one accepted. */
  consentOutdated: 44004,
} as const;
