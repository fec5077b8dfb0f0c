import { useLocation } from '@umijs/max';
import { getKeysBelow } from '@/domain/account/accessChain';
import { siteRoutes } from '../../../config/routes';
import { AccessRequestPanel } from './AccessRequestPanel';

/** The lazy part of the 403 page. */
export default function MissingAccess({ missing }: { missing?: string }) {
  const { pathname } = useLocation();
  return (
    <div style={{ paddingInline: 16 }}>
      <AccessRequestPanel paths={missing ? [missing] : getKeysBelow(siteRoutes, pathname)} />
    </div>
  );
}
