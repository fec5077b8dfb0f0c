import type { CertificationStatus } from '../account/account';

export const CERTIFICATION_EVENTS = [
  'startDraft',
  'submit',
  'withdraw',
  'beginReview',
  'approve',
  'reject',
  'edit',
  'discard',
  'change',
  'expire',
] as const;

export type CertificationEvent = (typeof CERTIFICATION_EVENTS)[number];
export type CertificationActor = 'applicant' | 'reviewer' | 'system';

/** What the machine needs to know of a person's certification. */
export interface CertificationState {
  status: CertificationStatus;
  /** What the person had when the running application began; absent when that was nothing. A verified one stays valid. */
  before?: 'verified' | 'expired';
}

/** An application that is given up leads back to what was there before it. */
export const BACK = 'back';
/** What is edited again is a change of what is still valid, or a draft. */
export const EDITABLE = 'editable';
/** The application goes on; only what was valid beside it has run out. */
export const STAYS = 'stays';

interface Transition {
  to: CertificationStatus | typeof BACK | typeof EDITABLE | typeof STAYS;
  /** Who may bring it about. */
  by: readonly CertificationActor[];
}

const edit: Transition = { to: EDITABLE, by: ['applicant'] };
const discard: Transition = { to: BACK, by: ['applicant'] };
const expireBeside: Transition = { to: STAYS, by: ['system'] };

/** Every legal step, as data: pages show, the mock accepts and the tests walk exactly these. */
export const CERTIFICATION_TRANSITIONS: Record<
  CertificationStatus,
  Partial<Record<CertificationEvent, Transition>>
> = {
  unverified: { startDraft: { to: 'draft', by: ['applicant'] } },
  draft: { submit: { to: 'submitted', by: ['applicant'] }, discard },
  submitted: {
    withdraw: { to: 'withdrawn', by: ['applicant'] },
    beginReview: { to: 'reviewing', by: ['reviewer'] },
    expire: expireBeside,
  },
  reviewing: {
    approve: { to: 'verified', by: ['reviewer'] },
    reject: { to: 'rejected', by: ['reviewer'] },
    expire: expireBeside,
  },
  rejected: { edit, discard, expire: expireBeside },
  withdrawn: { edit, discard, expire: expireBeside },
  verified: {
    change: { to: 'changing', by: ['applicant'] },
    expire: { to: 'expired', by: ['system'] },
  },
  changing: {
    submit: { to: 'submitted', by: ['applicant'] },
    discard,
    expire: { to: 'draft', by: ['system'] },
  },
  expired: { startDraft: { to: 'draft', by: ['applicant'] } },
};

/** Whether a certification is in force, a running change included. */
export function isCertified({ status, before }: CertificationState): boolean {
  return status === 'verified' || before === 'verified';
}

const NOTHING_RUNNING: readonly CertificationStatus[] = ['unverified', 'verified', 'expired'];

const getState = (status: CertificationStatus, before?: CertificationState['before']): CertificationState =>
  before && !NOTHING_RUNNING.includes(status) ? { status, before } : { status };

function landing({ status, before }: CertificationState, to: Transition['to']): CertificationState {
  if (to === BACK) return getState(before ?? 'unverified');
  if (to === EDITABLE) return getState(before === 'verified' ? 'changing' : 'draft', before);
  if (to === STAYS) return getState(status, before);
  return getState(to, status === 'verified' || status === 'expired' ? status : before);
}

/** The next state, or `undefined` when the event is not legal there for this actor. */
export function nextCertificationState(
  state: CertificationState,
  event: CertificationEvent,
  actor: CertificationActor,
): CertificationState | undefined {
  const transition = CERTIFICATION_TRANSITIONS[state.status][event];
  if (!transition?.by.includes(actor)) return undefined;
  if (event !== 'expire') return landing(state, transition.to);
  // Only what is valid can run out; an application that was for a change of it goes on as one for a new one.
  if (!isCertified(state)) return undefined;
  return landing({ ...state, before: 'expired' }, transition.to);
}

/** What this actor can do now: the buttons a page shows. */
export function possibleCertificationEvents(
  state: CertificationState,
  actor: CertificationActor,
): CertificationEvent[] {
  return CERTIFICATION_EVENTS.filter((event) => nextCertificationState(state, event, actor) !== undefined);
}

/** The pages below /usercenter/security/certification. */
export const CERTIFICATION_ROUTES = [
  'unverified',
  'modal',
  'file',
  'submit',
  'myContext',
  'verified',
] as const;

export type CertificationRoute = (typeof CERTIFICATION_ROUTES)[number];

/** The pages that may be open in each state; the first is where the state leads by itself. */
const OPEN_ROUTES: Record<CertificationStatus, readonly [CertificationRoute, ...CertificationRoute[]]> = {
  unverified: ['unverified', 'modal'],
  draft: ['file', 'submit', 'modal', 'myContext'],
  submitted: ['myContext'],
  reviewing: ['myContext'],
  rejected: ['myContext'],
  withdrawn: ['myContext'],
  verified: ['verified', 'modal', 'myContext'],
  changing: ['file', 'submit', 'modal', 'myContext', 'verified'],
  expired: ['verified', 'modal', 'myContext'],
};

/** Where a state ends: the page that was asked for when it may be open, else the state's own. */
export function certificationRoute(
  { status }: CertificationState,
  asked?: CertificationRoute,
): CertificationRoute {
  const routes = OPEN_ROUTES[status];
  return routes.find((route) => route === asked) ?? routes[0];
}
