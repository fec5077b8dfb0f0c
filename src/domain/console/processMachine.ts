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
    // Another person reviews; the status stays.
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

export const nextProcessStatus = (status: ProcessStatus, event: ProcessEvent): ProcessStatus | undefined =>
  PROCESS_TRANSITIONS[status]?.[event];

export const possibleProcessEvents = (status: ProcessStatus): ProcessEvent[] =>
  PROCESS_EVENTS.filter((event) => nextProcessStatus(status, event) !== undefined);

/** Events that need a reason. */
export const needsNote = (event: ProcessEvent): boolean => event === 'return' || event === 'close';

export const PROCESS_STEPS = ['created', 'departmentReview', 'financeReview', 'completed'] as const;
export type ProcessStep = (typeof PROCESS_STEPS)[number];

/** Index of the current step; after the last one when completed. A returned approval is at step 0. */
export function currentStep(status: ProcessStatus): number {
  if (status === 'completed') return PROCESS_STEPS.length;
  const steps: readonly string[] = PROCESS_STEPS;
  return Math.max(0, steps.indexOf(status));
}
