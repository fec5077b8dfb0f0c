import { screen } from '@testing-library/react';
import { startServerAt } from '../support/serverTime';
import { openService, region } from '../support/servicePage';

const END = '2026-12-20T04:00:00.000Z';
const openOrder = { orderId: '9', orderType: 'upgrade', status: 'pendingPayment' };
const scheduled = { kind: 'downgrade', at: END, planName: 'Standard', skuCode: 'standard' };
const key = (keyId: string, changes: object) => ({
  ...{ keyId, name: keyId, accessId: `AK${keyId}`, secretEnd: 'wxyz', createdAt: '2026-10-01T04:00:00.000Z' },
  ...changes,
});
const member = (memberId: string, changes: object) => ({
  ...{ memberId, userPhone: '137****2222', role: 'viewer', addedAt: '2026-10-01T04:00:00.000Z', ...changes },
});
const SCHEDULE = 'At the end of the term';
const HAND_OVER = 'Hand over to another account';
const KEYS = 'Access keys';
const MEMBERS = 'Members';

beforeEach(() => startServerAt());

const PANELS: [name: string, change: object, panels: Record<string, string>][] = [
  [
    'a scheduled end, keys and members in each state',
    {
      scheduled: { kind: 'end', at: END },
      endsOn: END,
      accessKeys: [
        key('1', { formerSecretUntil: '2026-11-20T10:00:00.000Z', rotatedAt: '2026-11-19T10:00:00.000Z' }),
        key('2', { revokedAt: '2026-11-01T10:00:00.000Z', makerPhone: '138****8000' }),
        ...['3', '4', '5', '6'].map((id) => key(id, { makerPhone: '138****8000' })),
      ].slice(0, 6),
      members: [
        member('1', { status: 'invited', role: 'manager' }),
        member('2', { status: 'active' }),
        member('3', { status: 'expired' }),
        member('4', { status: 'numberTaken' }),
        member('5', { status: 'accountClosed', userPhone: undefined }),
        member('6', { status: undefined }),
      ],
    },
    {
      [SCHEDULE]: `## At the end of the term // Ends on December 20, 2026 and isn’t renewed. // (Take back)`,
      [KEYS]: `## Access keys // This service has as many keys as possible. Revoke one to create another. // 1 // Rotating
    AK1 · ••••wxyz // (Copy Access ID: 1) // Created Oct 1, 2026 Created by a closed account Rotated Nov 19, 2026
    The old secret works until November 20, 2026 at 6:00 PM. // (Revoke: 1) // 2 // Revoked // AK2 · ••••wxyz // (Copy Access ID: 2)
    Created Oct 1, 2026 Created by 138****8000 Revoked Nov 1, 2026 // 3 // In use // AK3 · ••••wxyz // (Copy Access ID: 3)
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 3) // (Revoke: 3) // 4 // In use // AK4 · ••••wxyz // (Copy Access ID: 4)
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 4) // (Revoke: 4) // 5 // In use // AK5 · ••••wxyz // (Copy Access ID: 5)
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 5) // (Revoke: 5) // 6 // In use // AK6 · ••••wxyz // (Copy Access ID: 6)
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 6) // (Revoke: 6)`,
      [MEMBERS]: `## Members // (Add member)
    Members find this service under “My services” when they sign in. Managers can also change keys and the usage alert.
    137****2222 // Invited // Manager Added Oct 1, 2026 // (Remove member 137****2222) // 137****2222 // Active
    Viewer Added Oct 1, 2026 // (Remove member 137****2222) // 137****2222 // Invitation expired
    Viewer Added Oct 1, 2026 // (Remove member 137****2222) // 137****2222 // Number changed hands
    Viewer Added Oct 1, 2026 // (Remove member 137****2222) // Closed account // No access // Viewer Added Oct 1, 2026
    (Remove member Closed account) // 137****2222 // Viewer Added Oct 1, 2026 // (Remove member 137****2222)`,
    },
  ],
  [
    'an unpaid downgrade, and no keys',
    { scheduled, endsOn: END, accessKeys: [] },
    {
      [SCHEDULE]: `## At the end of the term // Downgrades to the plan “Standard” on December 20, 2026, if its renewal is paid.
    (Take back)`,
      [KEYS]: `## Access keys // (Create key) // Programs call the service with a key. Up to 5 keys can be in use. // No keys yet`,
    },
  ],
  [
    'a downgrade whose order is open',
    { scheduled, endsOn: END, openOrder },
    {
      [SCHEDULE]: `## At the end of the term // Downgrades to the plan “Standard” on December 20, 2026, if its renewal is paid.
    Complete or cancel the unfinished renewal or plan change first.`,
    },
  ],
  [
    'a paid downgrade, and no members',
    { scheduled, endsOn: '2027-12-20T04:00:00.000Z', members: [] },
    {
      [SCHEDULE]: `## At the end of the term // Downgrades to the plan “Standard” on December 20, 2026.
    The new plan is paid, so this can’t be taken back.`,
      [MEMBERS]: `## Members // (Add member)
    Members find this service under “My services” when they sign in. Managers can also change keys and the usage alert.
    No members yet`,
    },
  ],
  [
    'an open order',
    { openOrder },
    {
      [SCHEDULE]: `## At the end of the term // Complete or cancel the unfinished renewal or plan change first.`,
    },
  ],
  [
    'the smallest plan',
    { downgradable: false },
    {
      [SCHEDULE]: `## At the end of the term // (End service) // Your current plan stays until April 24, 2027.
    You already have the smallest plan for this term.`,
    },
  ],
  [
    'no automatic renewal',
    { autoRenew: false },
    {
      [SCHEDULE]: `## At the end of the term // (Downgrade)
    The service ends on April 24, 2027 anyway, because automatic renewal is off. There is nothing you need to do.`,
    },
  ],
  [
    'an open hand-over',
    { handOver: { toPhone: '139****9000', expiresAt: END } },
    {
      [HAND_OVER]: `## Hand over to another account // (Take offer back)
    Offered to 139****9000, who can accept until December 20, 2026 at 12:00 PM.`,
    },
  ],
  [
    'a hand-over that is not possible now',
    { refundPending: true },
    {
      [HAND_OVER]: `## Hand over to another account
    A refund is in progress. Available when it’s done.`,
    },
  ],
];

const TABS = { [SCHEDULE]: 'settings', [HAND_OVER]: 'settings', [KEYS]: 'access', [MEMBERS]: 'members' };
const tab = (name: string) => screen.getByRole('tab', { name });

it.each(PANELS)('shows %s', async (_, change, panels) => {
  const { user } = await openService(change, { tab: 'settings' });
  for (const [name, expected] of Object.entries(panels)) {
    const key = TABS[name as keyof typeof TABS];
    await user.click(tab(`${key[0]?.toUpperCase()}${key.slice(1)}`));
    expect(region(name)).toRead(expected);
  }
});

it('shows a member neither access details nor orders nor settings', async () => {
  const { user } = await openService({ role: 'manager' }, { tab: 'access' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Usage', 'Access', 'Members', 'Billing'],
  ]);
  expect(screen.queryByRole('region', { name: 'Access details' })).not.toBeInTheDocument();
  await user.click(tab('Billing'));
  await screen.findByRole('region', { name: 'Plan and term' });
  expect(screen.queryByRole('region', { name: 'Orders' })).not.toBeInTheDocument();
});

it('does not speak of keys where the provider delivers in person', async () => {
  await openService(
    (detail: { service: object }) => ({
      ...{ accessKeys: [], service: { ...detail.service, type: 'consulting' } },
    }),
    { tab: 'access' },
  );
  expect(screen.queryByRole('region', { name: KEYS })).not.toBeInTheDocument();
  expect(region('Quick start')).toBeVisible();
});
