import { fireEvent, waitFor } from '@testing-library/react';
import { MONEY_ACTIONS } from '../support/moneyActions';
import { expectOnce, MISHAPS, type Mishap, PROVED_ALWAYS, posts, ready } from '../support/moneyOnce';
import { renderApp } from '../support/renderApp';

const MISHAP_NAMES = Object.keys(MISHAPS) as Mishap[];
const isProved = (action: string, mishap: Mishap) =>
  PROVED_ALWAYS.some((proved) => proved[0] === action && proved[1] === mishap);

describe.each(Object.entries(MONEY_ACTIONS))('%s happens once', (name, prepare) => {
  it.each(MISHAP_NAMES.filter((mishap) => !isProved(name, mishap)))('%s', async (mishap) => {
    await MISHAPS[mishap](await prepare());
  });
});

it('a top-up in a dialog that was open before one in another tab is the same one', async () => {
  const prepare = MONEY_ACTIONS.topUp;
  if (!prepare) throw new Error('There is no top-up');
  const action = await prepare();
  renderApp(action.address);
  renderApp(action.address);
  const [first, second] = await ready(action, 2);
  const before = action.count();
  fireEvent.click(first as HTMLElement);
  await expectOnce(action, before);
  fireEvent.click(second as HTMLElement);
  await waitFor(() => expect(posts(action)).toHaveLength(2));
  await waitFor(() => expect(action.controls()).toEqual([]));
  expect(action.count()).toBe(before + 1);
});
