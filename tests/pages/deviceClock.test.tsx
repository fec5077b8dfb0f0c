import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { advanceClock } from '../support/clock';
import { signInAs } from '../support/orders';
import { openPage } from '../support/renderApp';
import { openRules, rows } from '../support/rulePage';

const DAY_SECONDS = 86_400;

describe.each([
  ['a day behind', DAY_SECONDS],
  ['a day ahead', -DAY_SECONDS],
])('on a device whose clock is %s', (_name, offset) => {
  beforeEach(() => {
    // The server's clock must not go back before its samples.
    if (offset < 0) advanceClock(-offset);
    db().clockOffsetSeconds = offset;
  });

  it('the last runs of rules are in the past, some of them recent', async () => {
    signInAs('admin');
    await openRules('?sort=-updatedAt');
    const texts = () =>
      rows().map((row) => [...row.querySelectorAll('time')].at(-1)?.firstChild?.textContent);
    await waitFor(() =>
      expect(texts().filter((text) => /(second|minute|hour)s? ago|^now/.test(text ?? ''))).not.toEqual([]),
    );
    expect(texts().filter((text) => /^in |tomorrow/.test(text ?? ''))).toEqual([]);
  });

  it('what waits on the welcome page waits since a time in the past', async () => {
    await openPage('/welcome', { account: 'admin' });
    const waiting = await screen.findAllByText(/^Oldest: /);
    expect(waiting.filter((each) => /\bin |tomorrow/.test(each.textContent ?? ''))).toEqual([]);
  });
});
