import { Link, useLocation, useSearchParams } from '@umijs/max';
import type { PropsWithChildren } from 'react';
import { keptOwner } from '@/browser/ownerMark';
import styles from './AccountForm.module.css';

type AuthPath = '/login' | '/login/linked' | '/register' | '/reset-password';

/** Returns URLs of the sign-in pages that keep the redirect target. */
export function useAuthAddress(): (path: AuthPath) => string {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return (path) => (redirect ? `${path}?${new URLSearchParams({ redirect })}` : path);
}

interface AuthLinkProps extends PropsWithChildren {
  to: AuthPath;
  /** History state for the other page, kept out of the URL. */
  state?: object;
}

export function AuthLink({ to, state, children }: AuthLinkProps) {
  const toAddress = useAuthAddress();
  const owner = keptOwner(useLocation().state);
  return (
    <Link className={styles.link} to={toAddress(to)} state={owner ? { ...state, ...owner } : state}>
      {children}
    </Link>
  );
}
