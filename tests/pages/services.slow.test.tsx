import { screen, waitFor, within } from '@testing-library/react';
import { button, otherCode, receivedCode } from '../support/account';
import { loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { ownService, signIn } from '../support/signedIn';

const entry = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};
const name = () => ownService('uptime-probe').service.title.en;

beforeEach(() => signIn());

it('lists services, also after a failed read, and keeps group and search in the URL', async () => {
  loseNextCall('GET', 'instance/list');
  const { user } = renderApp('/usercenter/service');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const service = await entry(name());
  expect(service.getByText('In use')).toBeVisible();
  expect(service.getByText(/^\d+ days left$/)).toBeVisible();
  expect(service.getByRole('button', { name: `Renew: ${name()}` })).toBeVisible();
  expect(service.getByRole('link', { name: `Charges: ${name()}` })).toHaveAttribute(
    'href',
    `/usercenter/service/charge?instanceId=${ownService('uptime-probe').instanceId}`,
  );

  const ended = screen.getByRole('link', { name: /^Ended \d+$/ });
  await user.click(ended);
  await waitFor(() => expect(place()).toBe('/usercenter/service?group=ended'));
  await waitFor(() => expect(screen.queryByText('In use', { ignore: 'a' })).not.toBeInTheDocument());
  const count = Number(/\d+/.exec(ended.textContent)?.[0]);
  expect(screen.getAllByText(/^(Ended|Canceled)$/, { ignore: 'a' })).toHaveLength(count);
  const search = screen.getByLabelText('Search by service, plan, provider or order');
  await user.fill(search, 'no such service');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await entry(name());
});

it('switches automatic renewal off and on, and keeps the switch when the call fails', async () => {
  const { user } = renderApp('/usercenter/service');
  const service = await entry(name());
  const { instanceId } = ownService('uptime-probe');
  loseNextCall('PUT', `instance/${instanceId}/autoRenew`);
  await user.click(service.getByRole('switch', { name: `Renew automatically: ${name()}` }));
  await waitFor(() => expect(sent('GET', 'instance/list')).toHaveLength(2));
  expect(service.getByRole('switch')).toBeChecked();

  await user.click(service.getByRole('switch'));
  expect(await screen.findByText('Automatic renewal is off')).toBeInTheDocument();
  expect(service.getByRole('switch')).not.toBeChecked();
  expect(ownService('uptime-probe').autoRenew).toBe(false);
  await user.click(service.getByRole('switch'));
  await waitFor(() => expect(service.getByRole('switch')).toBeChecked());
  expect(ownService('uptime-probe').autoRenew).toBe(true);
});

describe('access information of a service', () => {
  const open = async () => {
    const app = renderApp('/usercenter/service');
    const service = await entry(name());
    await app.user.click(service.getByRole('button', { name: `Access details: ${name()}` }));
    await screen.findByRole('button', { name: 'Show details' });
    return app;
  };

  it('is shown after an SMS code', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'SMS code' }));
    await user.click(button(/^(Get code|Send code|Get the code)/));
    expect(await screen.findByText(/We sent a code to 139\*+9000/)).toBeInTheDocument();
    const code = screen.getByLabelText(/code/i, { selector: 'input:not([type=radio])' });
    await user.fill(code, otherCode());
    await user.click(button('Show details'));
    expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
    await user.fill(code, receivedCode());
    await user.click(button('Show details'));
    expect(await screen.findByText(/svc\.example\.com/)).toBeVisible();
  });
});
