import type { ORDER_TYPES } from '../catalog/selection';
import { type CertificationState, isCertified } from '../certification/certificationMachine';

/** Why somebody may not have a service, in the order in which the reasons are given. */
export const INELIGIBILITIES = ['unverified', 'triedBefore', 'purchaseLimit'] as const;
export type Ineligibility = (typeof INELIGIBILITIES)[number];

/**
 * The reasons that count at each way to a service, or to more of it. A change of plan and an automatic renewal add no service, so
 * that the limits do not apply; a renewal by hand may bring an ended service back. A trial does not count as owned.
 */
export const DOORS = {
  order: ['unverified', 'purchaseLimit'],
  trial: ['unverified', 'triedBefore'],
  renew: ['unverified', 'purchaseLimit'],
  autoRenew: ['unverified'],
  change: ['unverified'],
  handOver: ['unverified', 'purchaseLimit'],
} as const satisfies Record<string, readonly Ineligibility[]>;
export type Door = keyof typeof DOORS;

const DOOR_OF = {
  new: 'order',
  trial: 'trial',
  renew: 'renew',
  upgrade: 'change',
  change: 'change',
} as const satisfies Record<(typeof ORDER_TYPES)[number], Door>;

/** Returns the door that an order goes through. */
export const doorOf = (orderType: keyof typeof DOOR_OF): Door => DOOR_OF[orderType];

/** What a service demands of whoever has it. */
export interface Demands {
  requiresCertification: boolean;
  /** Pieces that one person may own at a time; 0 is no limit. */
  purchaseLimit: number;
}

/** The facts of a person that decide. */
export interface Candidate {
  /** The verification of the person's identity; undefined without one. */
  certification: CertificationState | undefined;
  /** Pieces that the person owns or has on order, without trials. */
  owned: number;
  /** Pieces that would be added; 0 for the renewal of a service that has not ended. */
  added: number;
  /** Whether the person has used a trial of the service. */
  hasTried: boolean;
}

/** Returns whether a person has to verify an identity before getting a service, through whatever door. */
export const mustVerify = (
  { requiresCertification }: Pick<Demands, 'requiresCertification'>,
  certification: CertificationState | undefined,
): boolean => requiresCertification && !(certification && isCertified(certification));

const APPLIES: Record<Ineligibility, (service: Demands, candidate: Candidate) => boolean> = {
  unverified: (service, { certification }) => mustVerify(service, certification),
  triedBefore: (_, { hasTried }) => hasTried,
  purchaseLimit: ({ purchaseLimit }, { owned, added }) =>
    purchaseLimit > 0 && added > 0 && owned + added > purchaseLimit,
};

/** Returns why a person may not get a service through a door; undefined when nothing is in the way. */
export function ineligibility<D extends Door>(
  door: D,
  service: Demands,
  candidate: Candidate,
): (typeof DOORS)[D][number] | undefined {
  const reasons: readonly (typeof DOORS)[D][number][] = DOORS[door];
  return reasons.find((reason) => APPLIES[reason](service, candidate));
}
