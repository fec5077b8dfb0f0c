/** Where an approval stands (`/profile/advanced`). */
export const PROCESS_STATUSES = [
  'departmentReview',
  'financeReview',
  'returned',
  'completed',
  'closed',
] as const;
export const PROCESS_EVENTS = [
  'approve',
  'return',
  'forward',
  'remind',
  'resubmit',
  'close',
  'reopen',
] as const;

export type ProcessStatus = (typeof PROCESS_STATUSES)[number];
export type ProcessEvent = (typeof PROCESS_EVENTS)[number];

/** Every legal step, as data: the page offers, the mock accepts and the tests walk exactly these. */
export const PROCESS_TRANSITIONS: Record<ProcessStatus, Partial<Record<ProcessEvent, ProcessStatus>>> = {
  departmentReview: {
    approve: 'financeReview',
    return: 'returned',
    // Somebody else reviews; the step stays.
    forward: 'departmentReview',
    remind: 'departmentReview',
  },
  financeReview: {
    approve: 'completed',
    return: 'returned',
    forward: 'financeReview',
    remind: 'financeReview',
  },
  returned: { resubmit: 'departmentReview', close: 'closed' },
  completed: {},
  closed: { reopen: 'returned' },
};

/** The next status, or `undefined` when the event is not legal there. */
export const nextProcessStatus = (status: ProcessStatus, event: ProcessEvent): ProcessStatus | undefined =>
  PROCESS_TRANSITIONS[status][event];

/** What can be done with an approval now. */
export const possibleProcessEvents = (status: ProcessStatus): ProcessEvent[] =>
  PROCESS_EVENTS.filter((event) => nextProcessStatus(status, event) !== undefined);

/** Events that need words: the one they concern must know why. */
export const needsNote = (event: ProcessEvent): boolean => event === 'return' || event === 'close';

/** The steps a reader sees, in their order. */
export const PROCESS_STEPS = ['created', 'departmentReview', 'financeReview', 'completed'] as const;
export type ProcessStep = (typeof PROCESS_STEPS)[number];

/** Which step is under way, from 0; after the last one when all are done. What was returned is with its applicant again. */
export function currentStep(status: ProcessStatus): number {
  if (status === 'completed') return PROCESS_STEPS.length;
  const steps: readonly string[] = PROCESS_STEPS;
  return Math.max(0, steps.indexOf(status));
}
