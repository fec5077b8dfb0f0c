/**
 * Random faults (mutations.cjs) that change nothing a user or a caller can notice.
 *
 * @type {{ file: string, kind: string, text: string, reason: string }[]} `text` is the expression without the fault.
 */
export const equivalentFaults = [];
