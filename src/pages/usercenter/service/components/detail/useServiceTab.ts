import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import type { InstanceDetail } from '@/domain/instance/instanceDetail';
import { firstTab, type ServiceTab, shownTabs, tabOfHash } from './serviceTabs';

/** The tabs of a service, and which one is open: that of the section that the URL leads to, or its `tab`. */
export function useServiceTab(detail: InstanceDetail) {
  const { hash } = useLocation();
  const { query } = useQueryState();
  // Not another one when the service is used for the first time meanwhile.
  const [first] = useState(() => firstTab(detail));
  const tabs = shownTabs(detail);
  const wanted: (string | null | undefined)[] = [tabOfHash(hash), query.get('tab'), first];
  const found = wanted.flatMap((name) => tabs.filter((tab) => tab === name));
  const tab: ServiceTab = found[0] ?? 'billing';

  useEffect(() => {
    if (tabOfHash(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return { tabs, tab };
}
