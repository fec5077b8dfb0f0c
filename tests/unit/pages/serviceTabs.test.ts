import type { InstanceDetail } from '@/domain/instance/instanceDetail';
import {
  firstTab,
  SERVICE_TABS,
  type ServiceTab,
  shownTabs,
  tabOfHash,
} from '@/pages/usercenter/service/components/detail/serviceTabs';

const KEY = {
  keyId: '1',
  name: 'k',
  accessId: 'AK',
  secretEnd: 'wxyz',
  createdAt: '2026-10-01T04:00:00.000Z',
};
const MEMBER = { memberId: '1', role: 'viewer', addedAt: '2026-10-01T04:00:00.000Z' };
const USED = { unit: 'calls', days: [{ day: '2026-11-20', amount: 3 }] };
const UNUSED = { unit: 'calls', days: [{ day: '2026-11-20', amount: 0 }] };

/** A service of its owner that is used; only the facts that decide about its tabs. */
const open = {
  role: 'owner',
  status: 'active',
  orderType: 'new',
  endsOn: '2027-01-01T00:00:00.000Z',
  service: { type: 'api' },
  renewable: true,
  upgradable: true,
  downgradable: true,
  autoRenew: true,
  refundPending: false,
  usage: USED,
  accessKeys: [KEY],
  members: [MEMBER],
};

const service = (changes: object) => ({ ...open, ...changes }) as unknown as InstanceDetail;

it.each<[string, object, readonly ServiceTab[]]>([
  ['a used service of its owner', {}, SERVICE_TABS],
  ['a service that is not metered', { usage: undefined }, ['access', 'members', 'billing', 'settings']],
  ['a back end without members', { members: undefined }, ['usage', 'access', 'billing', 'settings']],
  ['its owner, who has no members yet', { members: [] }, SERVICE_TABS],
  ['a member', { role: 'manager' }, ['usage', 'access', 'members', 'billing']],
  ['the only member', { role: 'viewer', members: [] }, ['usage', 'access', 'billing']],
  ['a trial', { orderType: 'trial' }, ['usage', 'access', 'members', 'billing']],
  ['a service without a term, which can be handed over', { endsOn: undefined }, SERVICE_TABS],
  ['a service with a scheduled end, which can be taken back', { scheduled: {} }, SERVICE_TABS],
  ['a service that has ended', { status: 'expired' }, ['usage', 'access', 'members', 'billing']],
  [
    'one that has ended without keys',
    { status: 'expired', accessKeys: [], members: [] },
    ['usage', 'billing'],
  ],
])('shows the tabs that have something for %s', (_, changes, expected) => {
  expect(shownTabs(service(changes))).toEqual(expected);
});

it.each<[string, object, ServiceTab]>([
  ['the usage of a used service', {}, 'usage'],
  ['the usage when only the allowance says so', { usage: { ...UNUSED, allowance: { used: 1 } } }, 'usage'],
  ['the access to a service that is not used yet', { usage: UNUSED }, 'access'],
  ['the access to one that is not metered', { usage: undefined }, 'access'],
  ['the access to one that is set up', { status: 'opening', usage: UNUSED }, 'access'],
  ['the bills of one that has ended', { status: 'released' }, 'billing'],
])('opens %s first', (_, changes, expected) => {
  expect(firstTab(service(changes))).toBe(expected);
});

it('knows the tab of each section that a link leads to, and of no other hash', () => {
  expect(tabOfHash('#service-handover')).toBe('settings');
  expect(tabOfHash('#service-schedule')).toBe('settings');
  expect(tabOfHash('#service-keys')).toBe('access');
  expect(tabOfHash('#service-specs')).toBe('billing');
  expect(['', '#', '#constructor', '#service'].map(tabOfHash)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
