import { useAppData, useLocation, useModel } from '@umijs/max';
import { useMemo } from 'react';
import { getShownSections, useColumns } from '@/components/ColumnsContext';
import { isKnownPath } from '@/components/grantedPage';
import { type AccessExplanation, explainAccess } from '@/domain/account/accessChain';
import { useCurrentRoute } from './useCurrentRoute';

/** Whether the user has access to the page at the current URL. Umi enforces access only inside its own layout plugin. */
export function useAccessCheck(): AccessExplanation {
  const { initialState } = useModel('@@initialState');
  const { currentUser, menus, userUnknown } = initialState ?? {};
  const { pathname } = useLocation();
  const { clientRoutes } = useAppData();
  const rule = useCurrentRoute();
  const columns = useColumns();
  return useMemo(
    () =>
      explainAccess({
        account: currentUser ? 'signedIn' : userUnknown ? 'unknown' : 'signedOut',
        menus,
        pathname,
        rule,
        isPage: (path) => isKnownPath(clientRoutes, path),
        sections: getShownSections(columns),
      }),
    [currentUser, userUnknown, menus, pathname, rule, clientRoutes, columns],
  );
}
