import { history } from '@umijs/max';
import { runtimeSettings } from './runtimeSettings';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where the browser is at this moment, without the base path: Umi's `history.location` has it, `push` adds it. */
export function currentPlace(): Place {
  const { pathname, search, hash } = history.location;
  const base = runtimeSettings.routerBase.replace(/\/$/, '');
  return { pathname: pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname, search, hash };
}

/** The login page's address, remembering the place to come back to. */
export function loginAddress({ pathname, search, hash }: Place): string {
  return `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
}

/** The router takes `/Login` and `/login/` for the same page, so this does too. */
export const isLoginPage = () => currentPlace().pathname.replace(/\/+$/, '').toLowerCase() === '/login';
