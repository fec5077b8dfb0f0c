import { history } from '@umijs/max';
import { encodePart } from '@/domain/characters';
import { runtimeSettings } from '../root/runtimeSettings';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What the login page knows of the session that has ended, in its history entry. */
export interface LoginState {
  /** Why; empty for the usual reason. */
  sessionEnded?: unknown;
  /** Whether the user has signed out in another tab. */
  inOtherTab?: unknown;
  /** Mark of the user whose page `?redirect=` is. */
  owner?: unknown;
}

/** Reads the state of a history entry, which may be of anything. */
export const toLoginState = (state: unknown): LoginState =>
  typeof state === 'object' && state !== null ? state : {};

/** Returns the current location without the base path, which `history.location` includes and `push` adds. */
export function currentPlace(): Place {
  const { pathname, search, hash } = history.location;
  const base = runtimeSettings.routerBase.replace(/\/$/, '');
  return { pathname: pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname, search, hash };
}

/** Returns the URL of the login page with `?redirect=` to a location. */
export function loginAddress({ pathname, search, hash }: Place): string {
  return `/login?redirect=${encodePart(pathname + search + hash)}`;
}

/** Whether two paths lead to the same page: the router ignores case and slashes at the end. */
export const isSamePath = (pathname: string, path: string) =>
  pathname.replace(/\/+$/, '').toLowerCase() === path;

export const isLoginPage = () => isSamePath(currentPlace().pathname, '/login');
