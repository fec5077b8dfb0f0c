import { Link, useSearchParams } from '@umijs/max';
import type { PropsWithChildren } from 'react';
import styles from './AccountForm.module.css';

type AuthPath = '/login' | '/register' | '/reset-password';

/** Addresses of the other sign-in pages that keep where the person wanted to go. */
export function useAuthAddress(): (path: AuthPath) => string {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return (path) => (redirect ? `${path}?${new URLSearchParams({ redirect })}` : path);
}

interface AuthLinkProps extends PropsWithChildren {
  to: AuthPath;
  /** History state: what the other page should know without it standing in the address. */
  state?: object;
}

/** A link between login, registration and password reset. */
export function AuthLink({ to, state, children }: AuthLinkProps) {
  const toAddress = useAuthAddress();
  return (
    <Link className={styles.link} to={toAddress(to)} state={state}>
      {children}
    </Link>
  );
}
