import { screen, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { passTime } from '../support/clock';
import { mockServer } from '../support/pageSetup';
import { openPage } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const setOutage = (scenario?: string) => {
  db().outages = scenario ? [{ path: 'order', scenario }] : [];
};
const reads = () => mockServer().calls.filter(({ path }) => path.startsWith('/api/v1/order/list')).length;
const openOrders = () => openPage('/usercenter/order', { title: 'My orders' });
const retry = () => screen.getByRole('button', { name: /^Try again/ });
const waiting = 'The service is busy. We’ll try again automatically.';

beforeEach(() => signIn());

it.each([
  ['http-429-retry-after', 'You are doing this too often. Try again in 20 seconds.'],
  ['http-503-retry-after', 'The system is under maintenance. Try again in 20 seconds.'],
])(
  'a list that could not be loaded because of %s is there when the pause is over',
  async (scenario, message) => {
    setOutage(scenario);
    await openOrders();
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(reads()).toBe(1);
    setOutage();
    await passTime(20_000);
    expect(await screen.findByText('15 orders')).toBeVisible();
    expect(reads()).toBe(2);
  },
);

it('reads three times again, says so once, and leaves the rest to the user', async () => {
  setOutage('http-503-retry-after');
  const { user } = await openOrders();
  expect(await screen.findByText(waiting)).toBeVisible();
  await passTime(10_000);
  const messages = () => screen.queryAllByText(/under maintenance/);
  expect(messages()).toEqual([]);
  await passTime(55_000);
  expect(reads()).toBe(4);
  expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('The service is busy. Wait a moment, then try again.')).toBeVisible();
  expect(messages()).toEqual([]);
  await passTime(300_000);
  expect(reads()).toBe(4);
  setOutage();
  await user.click(retry());
  expect(await screen.findByText('15 orders')).toBeVisible();
});
