import { accessEndpoints } from '@/domain/console/consoleAccess';
import { service } from './call';

/** Requests access to a page by its menu path. A repeated request changes the reason of the open one. */
export const requestAccess = service(accessEndpoints.request);

/** The user's latest request for each path. */
export const fetchOwnRequests = service(accessEndpoints.own);

/** Withdraws the user's open request. Idempotent. */
export const withdrawAccessRequest = service(accessEndpoints.withdraw);

/** Newest first. */
export const listAccessRequests = service(accessEndpoints.requests);

/** Grants, declines or revokes access. Idempotent. */
export const decideAccessRequest = service(accessEndpoints.decide);

export const fetchAccessOverview = service(accessEndpoints.overview);

/** All accounts, for the choice of one. */
export const fetchAccessPeople = service(accessEndpoints.people);

/** What decides the access of one account. */
export const fetchPersonAccess = service(accessEndpoints.person);

export const checkHealth = service(accessEndpoints.health, { silent: true });
