import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { SCENARIOS } from '../../mock/lib/scenarios';
import { button, callsTo } from '../support/account';
import { advanceClock } from '../support/clock';
import { openDemo, outcome, popups, trigger } from '../support/demo';
import { place } from '../support/renderApp';

describe('the error catalogue', () => {
  it('shows the outcome beside each scenario, and no popup where none is wanted', async () => {
    const { user } = await openDemo();
    for (const [name, seen] of [
      ['success-0', 'Succeeded{"ok":true}'],
      ['blob-ok', 'Got the file 调用报表.csv (40 bytes)'],
      ['abort', 'Given up by the caller (AbortError)'],
      ['silent', 'Failed: business · code 50001'],
      ['skipErrorHandler', 'Failed: business · code 50001'],
      ['handledCodes', 'Failed: business · code 50001'],
    ] as const) {
      await trigger(user, name);
      expect(outcome(name)).toHaveTextContent(seen);
    }
    expect(popups()).toEqual([]);
  });

  it.each<[string, string[], string]>([
    [
      'result-wrong-shape',
      ['The server returned data in an unexpected format. Please try again later.'],
      'Failed: parse',
    ],
    [
      'blob-broken',
      ['The data could not be parsed. Please try again later.'],
      'Failed: parse · code 500 · HTTP 200',
    ],
    [
      'popup-throttle',
      ['Many people are asking right now. Please try again later.'],
      '5 calls failed; there should have been one popup',
    ],
  ])('%s shows its popup once and the outcome beside it', async (name, shown, seen) => {
    const { user } = await openDemo();
    await trigger(user, name);
    expect(outcome(name)).toHaveTextContent(seen);
    expect(popups()).toEqual(shown);
  });

  it('sends one call for two identical cached calls', async () => {
    const { user } = await openDemo();
    await trigger(user, 'cache');
    expect(outcome('cache')).toHaveTextContent('the second came from the cache');
    expect(callsTo('demo/clock')).toHaveLength(1);
  });

  it('opens the error page for showType 9 and keeps the outcome on the way back', async () => {
    const { user } = await openDemo();
    advanceClock(2);
    await user.click(button('Trigger show-type-9'));
    await waitFor(() => expect(place()).toMatch(/^\/exception\?errorCode=STOCK_NOT_ENOUGH&/));
    expect(await screen.findByText(/The chosen plan is out of stock\./)).toBeVisible();
    expect(popups()).toEqual([]);
    act(() => history.back());
    await screen.findByRole('button', { name: 'Trigger show-type-9' });
    expect(outcome('show-type-9')).toHaveTextContent('Failed: business · code STOCK_NOT_ENOUGH');
  });

  it('opens the page that the settings of the deployment name instead', async () => {
    const setting = jest.replaceProperty(runtimeSettings, 'errorPage', '/404');
    const { user } = await openDemo();
    advanceClock(2);
    await user.click(button('Trigger show-type-9'));
    await waitFor(() => expect(place()).toMatch(/^\/404\?errorCode=STOCK_NOT_ENOUGH&/));
    setting.restore();
  });

  it('finds scenarios by name', async () => {
    const { user } = await openDemo();
    await user.fill(screen.getByRole('searchbox', { name: 'Find a scenario by name or note' }), 'json-');
    expect(screen.getAllByRole('button', { name: /^Trigger / }).map((found) => found.ariaLabel)).toEqual(
      SCENARIOS.filter(({ name }) => name.startsWith('json-')).map(({ name }) => `Trigger ${name}`),
    );
  });

  it('shows the error boundary when the page crashes, until another page is opened', async () => {
    const { user } = await openDemo();
    // React logs the intended crash to the console.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(button('Trigger render-crash'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Something went wrong on this page',
    );
    expect(screen.getByRole('contentinfo')).toBeVisible();
    act(() => history.push('/announcement'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  });
});
