import { useAppData, useLocation, useModel } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { getShownSections, useColumns } from '@/components/ColumnsContext';
import { isKnownPath } from '@/components/grantedPage';
import { type AccessExplanation, explainAccess } from '@/domain/account/accessChain';
import { findRoute } from './useCurrentRoute';

/** Returns a function that explains whether the user has access to the page at a path without the base path. */
export function useExplainAccess(): (pathname: string) => AccessExplanation {
  const { initialState } = useModel('@@initialState');
  const { currentUser, menus, userUnknown } = initialState ?? {};
  const { clientRoutes } = useAppData();
  const columns = useColumns();
  return useCallback(
    (pathname) =>
      explainAccess({
        account: currentUser ? 'signedIn' : userUnknown ? 'unknown' : 'signedOut',
        menus,
        pathname,
        rule: findRoute(clientRoutes, pathname),
        isPage: (path) => isKnownPath(clientRoutes, path),
        sections: getShownSections(columns),
      }),
    [currentUser, userUnknown, menus, clientRoutes, columns],
  );
}

/** Whether the user has access to the page at the current URL. Umi enforces access only inside its own layout plugin. */
export function useAccessCheck(): AccessExplanation {
  const { pathname } = useLocation();
  const explain = useExplainAccess();
  return useMemo(() => explain(pathname), [explain, pathname]);
}
