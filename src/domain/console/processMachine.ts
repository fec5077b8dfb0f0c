import type { Transitions } from '../transitions';

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

/** `reviewer` is the assignee of the step or the assignee's deputy, never the applicant. */
type ProcessRole = 'reviewer' | 'applicant' | 'anyone';

export const PROCESS_TRANSITIONS: Transitions<
  ProcessStatus,
  ProcessEvent,
  { to: ProcessStatus; by: ProcessRole }
> = {
  departmentReview: {
    approve: { to: 'financeReview', by: 'reviewer' },
    return: { to: 'returned', by: 'reviewer' },
    // Another person reviews; the status stays.
    forward: { to: 'departmentReview', by: 'reviewer' },
    remind: { to: 'departmentReview', by: 'anyone' },
  },
  financeReview: {
    approve: { to: 'completed', by: 'reviewer' },
    return: { to: 'returned', by: 'reviewer' },
    forward: { to: 'financeReview', by: 'reviewer' },
    remind: { to: 'financeReview', by: 'anyone' },
  },
  returned: {
    resubmit: { to: 'departmentReview', by: 'applicant' },
    close: { to: 'closed', by: 'applicant' },
  },
  completed: {},
  closed: { reopen: { to: 'returned', by: 'applicant' } },
};

export const nextProcessStatus = (status: ProcessStatus, event: ProcessEvent): ProcessStatus | undefined =>
  PROCESS_TRANSITIONS[status]?.[event]?.to;

/** An approval and its people, by their user ids. */
export interface ProcessPosition {
  status: ProcessStatus;
  applicantId: string;
  /** The assignee of the current step. */
  handlerId: string;
  /** Acts for the assignee. */
  deputyId?: string;
}

/** Why a user may not apply an event. */
export const PROCESS_REFUSALS = ['transitionRefused', 'ownRequest', 'notReviewer', 'notApplicant'] as const;
export type ProcessRefusal = (typeof PROCESS_REFUSALS)[number];

/** Returns why a user may not apply an event to an approval; undefined when they may. */
export function processRefusal(
  { status, applicantId, handlerId, deputyId }: ProcessPosition,
  event: ProcessEvent,
  userId: string,
): ProcessRefusal | undefined {
  const role = PROCESS_TRANSITIONS[status]?.[event]?.by;
  if (role === undefined) return 'transitionRefused';
  const isApplicant = userId === applicantId;
  if (role === 'applicant' && !isApplicant) return 'notApplicant';
  if (role !== 'reviewer') return undefined;
  if (isApplicant) return 'ownRequest';
  return userId === handlerId || userId === deputyId ? undefined : 'notReviewer';
}

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
