import { waitFor } from '@testing-library/react';
import { MONEY_ACTIONS } from '../support/moneyActions';
import { MISHAPS, PROVED_ALWAYS, posts, ready } from '../support/moneyOnce';
import { renderApp } from '../support/renderApp';

it.each(PROVED_ALWAYS)('%s happens once %s', async (name, mishap) => {
  const prepare = MONEY_ACTIONS[name];
  if (!prepare) throw new Error(name);
  await MISHAPS[mishap](await prepare());
});

it('a transfer has the key that its page has stored for every tab', async () => {
  const prepare = MONEY_ACTIONS.transfer;
  if (!prepare) throw new Error('There is no transfer');
  const action = await prepare();
  const { user } = renderApp(action.address);
  await ready(action);
  const stored = Object.entries(localStorage).filter(([name]) => name.startsWith('portal_intent:'));
  expect(stored).toHaveLength(1);
  await action.fill?.(user);
  for (const control of await ready(action)) await user.click(control);
  await waitFor(action.expectDone);
  const { key } = JSON.parse(stored[0]?.[1] ?? '');
  expect(posts(action).map(({ body }) => body)).toMatchObject([{ idempotencyKey: key }]);
});
