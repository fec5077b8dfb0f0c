import { isRunning } from '@/domain/instance/instance';
import { actionFacts, type InstanceDetail } from '@/domain/instance/instanceDetail';
import { canBecomePossible, type ServiceAction } from '@/domain/instance/serviceActions';

export const SERVICE_TABS = ['usage', 'access', 'members', 'billing', 'settings'] as const;
export type ServiceTab = (typeof SERVICE_TABS)[number];

/** The tab of each section that a link can lead to, by the id of its head. */
const SECTION_TABS: Record<string, ServiceTab> = {
  'service-usage': 'usage',
  'service-alert': 'usage',
  'service-access': 'access',
  'service-keys': 'access',
  'service-start': 'access',
  'service-members': 'members',
  'service-specs': 'billing',
  'service-orders': 'billing',
  'service-charges': 'billing',
  'service-invoices': 'billing',
  'service-renewal': 'settings',
  'service-schedule': 'settings',
  'service-handover': 'settings',
};

/** Returns the tab with the section of a URL's hash, such as `#service-keys`; undefined for any other hash. */
export function tabOfHash(hash: string): ServiceTab | undefined {
  const id = hash.slice(1);
  return Object.hasOwn(SECTION_TABS, id) ? SECTION_TABS[id] : undefined;
}

const SETTINGS: readonly ServiceAction[] = ['autoRenew', 'end', 'handOver'];

/** Whether a tab has something for the user. */
const HAS_CONTENT: Record<ServiceTab, (detail: InstanceDetail) => boolean> = {
  usage: ({ usage }) => usage !== undefined,
  access: (detail) => isRunning(detail) || (detail.accessKeys ?? []).length > 0,
  members: (detail) =>
    detail.members !== undefined &&
    (detail.members.length > 0 || canBecomePossible(actionFacts(detail), 'members')),
  billing: () => true,
  settings: (detail) => SETTINGS.some((action) => canBecomePossible(actionFacts(detail), action)),
};

/** Returns the tabs of a service that have something for the user, in their order. */
export const shownTabs = (detail: InstanceDetail): ServiceTab[] =>
  SERVICE_TABS.filter((tab) => HAS_CONTENT[tab](detail));

/** Returns the tab that is open at first: the usage of a service that is used, the access to a new one, the bills of one that has ended. */
export function firstTab(detail: InstanceDetail): ServiceTab {
  if (!isRunning(detail)) return 'billing';
  const { days = [], allowance } = detail.usage ?? {};
  const isUsed = days.some(({ amount }) => amount > 0) || (allowance?.used ?? 0) > 0;
  return isUsed ? 'usage' : 'access';
}
