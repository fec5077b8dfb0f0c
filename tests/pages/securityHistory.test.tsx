import { screen, waitFor, within } from '@testing-library/react';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { holdNextCall } from '../support/network';
import { place } from '../support/renderApp';
import { openSecurity } from '../support/securityPage';

/** The section of the sign-in history. */
const historySection = () => screen.getByRole('region', { name: 'Sign-in history' });

describe('the sign-in history', () => {
  const records = () => within(historySection()).queryAllByRole('row').slice(1);

  it('keeps its page in the URL', async () => {
    // A link of an earlier version.
    const { user } = await openSecurity('?page=4');
    await waitFor(() => expect(records()).toHaveLength(10));
    const next = screen.getByRole('link', { name: 'Next page' });
    const release = holdNextCall('GET', 'user/login/history');
    await user.click(next);
    expect(records()[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(place()).toMatch(/security\?cursor=[\w-]+$/));
    const cursor = new URLSearchParams(place().split('?')[1]).get('cursor') ?? '';
    await waitFor(() => expect(next.closest('[aria-busy=true]')).toBeNull());
    expect(callsTo('user/login/history').map(({ query }) => query)).toEqual([
      { pageSize: '10' },
      { pageSize: '10', cursor },
    ]);
  });

  it('asks no more once the sign-ins are confirmed, until an unusual one follows', async () => {
    const question = 'Don’t recognize a sign-in?';
    const { user, unmount } = await openSecurity();
    await screen.findByText(question);
    expect(screen.getByRole('alert')).toRead(`Don’t recognize a sign-in?
    Change your password now; this signs out all other devices. Then check that the linked phone is still yours.
    [Change password](/usercenter/security/settings/change-password) // [Change phone](/usercenter/security/settings/change-phone)
    (They were all me)`);
    await user.click(button('They were all me'));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    unmount();
    const again = await openSecurity('?cursor=of-another-time');
    // There is no such page: it is the first one.
    await waitFor(() => expect(records()).toHaveLength(10));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    again.unmount();

    const [usual] = db().loginRecords.filter(({ userId }) => userId === '10002');
    for (const [change, isAsked] of [
      [{ outcome: 'success', device: 'Edge · Windows' }, true],
      [{ outcome: 'wrongPassword' }, true],
      [{ outcome: 'success' }, false],
    ] as const) {
      const device = { recordId: 'usual', outcome: 'success', device: 'Chrome · macOS' } as const;
      if (usual)
        db().loginRecords = [
          { ...usual, ...device, at: now() - 1 },
          { ...usual, ...device, recordId: 'changed', at: now() - 2, ...change },
        ];
      const next = await openSecurity();
      await waitFor(() => expect(records()).not.toEqual([]));
      expect(screen.queryByText(question) !== null).toBe(isAsked);
      next.unmount();
    }
    db().loginRecords = [];
    const { user: last } = await openSecurity();
    const history = historySection();
    await within(history).findByText('No sign-ins yet');
    expect(
      history,
    ).toRead(`## Sign-in history // All attempts to sign in to your account in the last 90 days, successful or not. // No data
    ## No sign-ins yet // (Refresh)`);
    const reads = callsTo('user/login/history').length;
    await last.click(button('Refresh'));
    await waitFor(() => expect(callsTo('user/login/history')).toHaveLength(reads + 1));
  });
});
