import type { CertificationStatus } from '../account/account';
import { nextIn, type Step, type Transitions } from '../transitions';

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

export interface CertificationState {
  status: CertificationStatus;
  /** The state when the application was started. A verified one stays valid. */
  before?: 'verified' | 'expired';
}

/** Returns to the state before the application. */
export const BACK = 'back';
/** A change while the certification is valid, else a draft. */
export const EDITABLE = 'editable';
/** Only the certification expires; the application continues. */
export const STAYS = 'stays';

type Target = CertificationStatus | typeof BACK | typeof EDITABLE | typeof STAYS;
type Transition = Step<Target, CertificationActor>;

const edit: Transition = { to: EDITABLE, by: ['applicant'] };
const discard: Transition = { to: BACK, by: ['applicant'] };
const expireBeside: Transition = { to: STAYS, by: ['system'] };

export const CERTIFICATION_TRANSITIONS: Transitions<CertificationStatus, CertificationEvent, Transition> = {
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

const nextTarget = nextIn(CERTIFICATION_TRANSITIONS);

/** Whether a certification is valid, also during a change. */
export function isCertified({ status, before }: CertificationState): boolean {
  return status === 'verified' || before === 'verified';
}

const NOTHING_RUNNING: readonly CertificationStatus[] = ['unverified', 'verified', 'expired'];

const getState = (status: CertificationStatus, before?: CertificationState['before']): CertificationState =>
  before && !NOTHING_RUNNING.includes(status) ? { status, before } : { status };

function landing({ status, before }: CertificationState, to: Target): CertificationState {
  if (to === BACK) return getState(before ?? 'unverified');
  if (to === EDITABLE) return getState(before === 'verified' ? 'changing' : 'draft', before);
  if (to === STAYS) return getState(status, before);
  return getState(to, status === 'verified' || status === 'expired' ? status : before);
}

/** Returns the next state; `undefined` when the event is not allowed for this actor. */
export function nextCertificationState(
  state: CertificationState,
  event: CertificationEvent,
  actor: CertificationActor,
): CertificationState | undefined {
  const to = nextTarget(state.status, event, actor);
  if (to === undefined) return undefined;
  if (event !== 'expire') return landing(state, to);
  // Only a valid certification expires; a change of it becomes a new application.
  if (!isCertified(state)) return undefined;
  return landing({ ...state, before: 'expired' }, to);
}

/** Returns the allowed events of an actor. */
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

/** The allowed pages of each state; the first is the default. */
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

/** Returns the requested page if it is allowed, else the default of the state; an unknown state has its history alone. */
export function certificationRoute(
  { status }: CertificationState,
  requested?: CertificationRoute,
): CertificationRoute {
  const routes = OPEN_ROUTES[status] ?? OPEN_ROUTES.reviewing;
  return routes.find((route) => route === requested) ?? routes[0];
}
