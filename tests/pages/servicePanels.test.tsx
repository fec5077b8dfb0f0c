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
      [KEYS]: `## Access keys // Programs call the service with a key. Up to 5 keys can be in use. // 1 // Rotating
    AK1 · ••••wxyz // Created Oct 1, 2026 Created by a closed account Rotated Nov 19, 2026
    The old secret works until November 20, 2026 at 6:00 PM. // (Revoke: 1) // 2 // Revoked // AK2 · ••••wxyz
    Created Oct 1, 2026 Created by 138****8000 Revoked Nov 1, 2026 // 3 // In use // AK3 · ••••wxyz
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 3) // (Revoke: 3) // 4 // In use // AK4 · ••••wxyz
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 4) // (Revoke: 4) // 5 // In use // AK5 · ••••wxyz
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 5) // (Revoke: 5) // 6 // In use // AK6 · ••••wxyz
    Created Oct 1, 2026 Created by 138****8000 // (Rotate: 6) // (Revoke: 6)
    This service has as many keys as possible. Revoke one to create another.`,
      [MEMBERS]: `## Members
    Members sign in with their own account and find the service under “My services”. Managers can also change keys and the usage alert. A member’s keys end with the membership. An invitation to a number without an account expires after 30 days.
    137****2222 // Invited // Manager Added Oct 1, 2026 // (Remove member 137****2222) // 137****2222 // Active
    Viewer Added Oct 1, 2026 // (Remove member 137****2222) // 137****2222 // Invitation expired
    Viewer Added Oct 1, 2026 // (Remove member 137****2222) // 137****2222 // Number changed hands
    Viewer Added Oct 1, 2026 // (Remove member 137****2222) // Closed account // No access // Viewer Added Oct 1, 2026
    (Remove member Closed account) // 137****2222 // Viewer Added Oct 1, 2026 // (Remove member 137****2222)
    (Add member)`,
    },
  ],
  [
    'an unpaid downgrade, and no keys',
    { scheduled, endsOn: END, accessKeys: [] },
    {
      [SCHEDULE]: `## At the end of the term // Downgrades to the plan “Standard” on December 20, 2026, if its renewal is paid.
    (Take back)`,
      [KEYS]: `## Access keys // Programs call the service with a key. Up to 5 keys can be in use. // No keys yet // (Create key)`,
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
      [MEMBERS]: `## Members
    Members sign in with their own account and find the service under “My services”. Managers can also change keys and the usage alert. A member’s keys end with the membership. An invitation to a number without an account expires after 30 days.
    No members yet // (Add member)`,
    },
  ],
  [
    'a member what the owner does',
    { scheduled, endsOn: END, role: 'manager', members: [] },
    {
      [SCHEDULE]: `## At the end of the term // Downgrades to the plan “Standard” on December 20, 2026, if its renewal is paid.`,
      [MEMBERS]: `## Members
    Members sign in with their own account and find the service under “My services”. Managers can also change keys and the usage alert. A member’s keys end with the membership. An invitation to a number without an account expires after 30 days.
    Only the owner of the service can do this. // No members yet`,
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
    'the smallest plan of a service in person',
    { downgradable: false, accessKeys: [], service: 'consulting' },
    {
      [SCHEDULE]: `## At the end of the term // Your current plan stays until April 24, 2027. // (End service)
    You already have the smallest plan for this term.`,
      [KEYS]: `## Access keys // The provider delivers this service in person, so it needs no access keys.`,
    },
  ],
  [
    'an open hand-over',
    { handOver: { toPhone: '139****9000', expiresAt: END } },
    {
      [HAND_OVER]: `## Hand over to another account // Offered to 139****9000, who can accept until December 20, 2026 at 12:00 PM.
    (Take offer back)`,
    },
  ],
  [
    'a hand-over that is not possible now',
    { refundPending: true },
    {
      [HAND_OVER]: `## Hand over to another account
    If the receiver accepts within 7 days, the service is theirs. Payments, orders, and charges stay in your account, without a refund. Keys are revoked, members removed, and automatic renewal turned off.
    A refund is in progress. Available when it’s done.`,
    },
  ],
];

it.each(PANELS)('shows %s', async (_, change, panels) => {
  await openService((detail: { service: object }) => ({
    ...change,
    service: 'service' in change ? { ...detail.service, type: change.service } : detail.service,
  }));
  for (const [name, expected] of Object.entries(panels)) expect(region(name)).toRead(expected);
});
