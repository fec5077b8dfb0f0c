import { useAccess, useAppData } from '@umijs/max';
import { type PropsWithChildren, useCallback } from 'react';
import { siteAddress } from '@/domain/siteAddress';
import { isKnownPath } from './grantedPage';
import { PageLink } from './PageLink';

/** Whether the site has a page at a path. A granted parent such as `/dashboard` has no page of its own. */
export function useKnownPath(): (pathname: string) => boolean {
  const { clientRoutes } = useAppData();
  const access = useAccess();
  return useCallback(
    (pathname) => isKnownPath(clientRoutes, pathname) || access[pathname] === true,
    [clientRoutes, access],
  );
}

/** A link to an address from an answer. Anything but a page of this site is plain text. */
export function SiteLink({ to, children }: PropsWithChildren<{ to: string }>) {
  const address = siteAddress(to, useKnownPath());
  return address === undefined ? <span>{children}</span> : <PageLink to={address}>{children}</PageLink>;
}
